import type { AnswerOf, generatePrograms } from '@latchkey/contract';
import type { AlmostProgram, MatchedProgram, ProgramSpecifics } from '@latchkey/domain';

type Program = MatchedProgram | AlmostProgram;

/**
 * What of a program's JSON is the same for every quote, and most of it is. It is kept by the
 * program's texts, an object of its own that lives as long as the catalog it is from.
 */
const written = new WeakMap<ProgramSpecifics, Buffer>();

/** What `JSON.stringify` gives but for the order of keys, in half the time. */
export function programsJson({ data }: AnswerOf<typeof generatePrograms>): Buffer {
  return Buffer.concat([
    Buffer.from('{"data":{"programs":['),
    ...data.programs.flatMap(pieces),
    Buffer.from('],"almostThere":['),
    ...data.almostThere.flatMap(pieces),
    Buffer.from(']}}'),
  ]);
}

function pieces(program: Program, index: number, { length }: readonly Program[]): Buffer[] {
  const { maxAmount, hasCheck, rules, verdict } = program;
  const change = verdict === 'almost' ? program.change : undefined;
  const ofQuote = JSON.stringify({ maxAmount, hasCheck, rules, verdict, change });
  const glue = index < length - 1 ? ',' : '';
  return [lasting(program), Buffer.from(`,${ofQuote.slice(1)}${glue}`)];
}

/** Without its closing brace. */
function lasting(program: Program): Buffer {
  const known = written.get(program.specifics);
  if (known) return known;
  const ofQuote = { maxAmount: undefined, hasCheck: undefined, rules: undefined };
  const json = JSON.stringify({ ...program, ...ofQuote, verdict: undefined, change: undefined });
  const bytes = Buffer.from(json.slice(0, -1));
  written.set(program.specifics, bytes);
  return bytes;
}
