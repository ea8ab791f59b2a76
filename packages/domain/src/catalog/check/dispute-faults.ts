import type { Dispute } from '../dispute.ts';
import { mentions } from '../edits/mentioned-facts.ts';
import type { Fact } from '../fact.ts';
import { FactName, facts } from '../facts.ts';
import { isOwnPage } from '../own-page.ts';
import { isSameValue } from '../same-value.ts';
import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

/**
 * Finds disputes about facts that the program does not have, and disputes whose value has the wrong
 * format or equals the program's value. Also finds disputes from an agency's own page that is newer
 * than the source of the program's value. In that case, the program must use the value from the
 * newer page.
 */
export function* disputeFaults(program: CheckedProgram): Generator<ProgramFault> {
  for (const dispute of program.disputes) {
    const text = faultOf(program, dispute);
    if (text !== null) yield fault('disputes', text);
  }
}

function faultOf(program: CheckedProgram, dispute: Dispute): string | null {
  const name = FactName.safeParse(dispute.fact).data;
  if (name === undefined || name === 'disputes') return `no fact ${dispute.fact}`;
  const fact: Fact = facts[name];
  const read = fact.schema.safeParse(dispute.value);
  if (!read.success) return `the value does not fit ${name}`;
  // The ID does not matter for a fact.
  if (isSameValue(read.data, fact.get({ ...program, id: 1 })))
    return `both values of ${name} are the same`;
  return isNewerOwnPage(program, dispute, name)
    ? `${dispute.url} is newer than the source of ${name}, so its value is the program's value`
    : null;
}

function isNewerOwnPage(
  { sources, website }: CheckedProgram,
  { url, day }: Dispute,
  name: FactName,
) {
  if (!isOwnPage(url, website)) return false;
  const days = sources
    .filter((source) => source.url !== url && mentions(source, name))
    .flatMap(({ asOf, quotes = [] }) => [
      ...(asOf === null ? [] : [asOf]),
      ...quotes.filter(({ fact }) => fact === name).map((quote) => quote.day),
    ]);
  // A source may have only a year or a month.
  return days.length > 0 && days.every((known) => day.slice(0, known.length) > known);
}
