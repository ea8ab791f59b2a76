import { Moment } from '@latchkey/contract';
import * as z from 'zod/mini';
import type { AuditPosition } from '../../audit/repository.ts';
import { invalidCursor } from '../cursor.ts';

const Cursor = z.tuple([Moment, z.uuid()]);

/** Encodes a position in the audit log as an opaque cursor for the client. */
export function auditCursorOf({ createdAt, id }: AuditPosition): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/** @throws {Failure} `invalid-request` if the cursor is malformed */
export function auditPositionIn(cursor: string): AuditPosition {
  const [createdAt, id] = readCursor(cursor);
  return { createdAt: new Date(createdAt), id };
}

function readCursor(cursor: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
}
