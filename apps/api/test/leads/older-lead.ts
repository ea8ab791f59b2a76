import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LeadSnapshot } from '@latchkey/contract';

const text = readFileSync(join(import.meta.dirname, 'older-lead.json'), 'utf8');

/**
 * The figures in the JSON format of an older version, whose APR did not include mortgage insurance.
 */
export const olderCalculation: string = JSON.stringify(JSON.parse(text).calculation);

/** Returns the programs and figures that the older version stored. */
export function olderLead(): LeadSnapshot {
  return LeadSnapshot.parse(JSON.parse(text));
}
