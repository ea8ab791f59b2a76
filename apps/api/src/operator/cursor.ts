import { LeadSort, Moment } from '@latchkey/contract';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';
import type { ListPosition } from './lead-query/repository.ts';

const Cursor = z.tuple([LeadSort, z.string(), z.uuid()]);

/** A place in the list as a client carries it. */
export function cursorOf(sort: LeadSort, { value, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** @throws {Failure} `invalid-request` where it is none of ours, or of a list in another order */
export function positionIn(cursor: string, sort: LeadSort): ListPosition {
  const [itsSort, value, id] = readCursor(cursor);
  if (itsSort !== sort || !isValueOf(sort, value)) throw noCursor();
  return { value, id };
}

function readCursor(cursor: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw noCursor();
  }
}

function isValueOf(sort: LeadSort, value: string): boolean {
  if (sort === 'fullName') return !value.includes('\0');
  if (sort.endsWith('createdAt')) return Moment.safeParse(value).success;
  return /^\d{1,12}$/.test(value);
}

function noCursor(): Failure {
  const message = 'cursor is none that this list gave';
  return new Failure('invalid-request', {
    fields: [{ field: 'cursor', code: 'invalid-cursor', message }],
  });
}
