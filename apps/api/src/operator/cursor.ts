import { Day, LeadSort, Moment } from '@latchkey/contract';
import * as z from 'zod/mini';
import { Failure } from '../process/failure.ts';
import type { ListPosition } from './lead-query/repository.ts';

const Cursor = z.tuple([LeadSort, z.string(), z.uuid()]);

/** Encodes a list position as an opaque cursor for the client. */
export function cursorOf(sort: LeadSort, { value, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** @throws {Failure} `invalid-request` if the cursor is malformed or belongs to another sort order */
export function positionIn(cursor: string, sort: LeadSort): ListPosition {
  const [cursorSort, value, id] = readCursor(cursor);
  if (cursorSort !== sort || !isValueOf(sort, value)) throw invalidCursor();
  return { value, id };
}

function readCursor(cursor: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
}

function isValueOf(sort: LeadSort, value: string): boolean {
  if (sort === 'fullName') return !value.includes('\0');
  if (sort.endsWith('createdAt')) return Moment.safeParse(value).success;
  if (sort === 'dueOn') return Day.safeParse(value).success;
  return /^\d{1,12}$/.test(value);
}

/** Returns the error for a cursor that is not valid for this list. */
export function invalidCursor(): Failure {
  const message = 'cursor must be the value of "next" in the previous page of this list';
  return new Failure('invalid-request', {
    fields: [{ field: 'cursor', code: 'invalid-cursor', message }],
  });
}
