import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LeadSnapshot } from '@latchkey/contract';

const file = join(import.meta.dirname, 'older-lead.json');

/** Programs and figures as a version stored them whose APR left out mortgage insurance. */
export function olderLead(): LeadSnapshot {
  return LeadSnapshot.parse(JSON.parse(readFileSync(file, 'utf8')));
}
