import { type AuditFilter, leadIdsWith } from '@latchkey/contract';
import * as z from 'zod/mini';
import type { AuditSubject, KnownAuditFilter } from '../../audit/repository.ts';
import type { KeyedHash } from '../../auth/sessions/server-secret-repository.ts';

/** Determines whether a filter's text identifies a request or a person. */
export function knownAuditFilter(
  { about, ...filter }: AuditFilter,
  hashPerson: KeyedHash,
): KnownAuditFilter {
  return { ...filter, about: about ? subjectOf(about, hashPerson) : undefined };
}

function subjectOf(about: string, hashPerson: KeyedHash): AuditSubject {
  if (about.includes('@')) {
    const address = about.toLowerCase();
    return { address, personHash: hashPerson(address) };
  }
  const id = about.toLowerCase();
  if (z.uuid().safeParse(id).success) return { leads: { lowest: id, highest: id } };
  const leads = leadIdsWith(about);
  return leads ? { leads } : 'unknown';
}
