import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog-program.ts';
import { type Fact, FactJson, type ProgramDraft } from '../fact.ts';
import { factNames, facts } from '../facts.ts';

/** The facts of a program as JSON, by name. An earlier version may have stored others. */
export const StoredFacts = z.record(z.string(), FactJson);
export type StoredFacts = z.infer<typeof StoredFacts>;

/** Every fact of a program with its value. */
export function factsOf(program: CatalogProgram): StoredFacts {
  return Object.fromEntries(factNames.map((name) => [name, facts[name].get(program)]));
}

/** A fact among stored facts, as JSON. One that was not stored has the value of a file without it. */
export function storedFact(stored: StoredFacts, name: string, fact: Fact): FactJson {
  const value = stored[name] ?? fact.fromOlder?.(stored);
  return value === undefined ? (fact.schema.safeParse(undefined).data ?? null) : value;
}

/** A program with another value of a fact, or what is wrong with the value. */
type Changed<Program> =
  | { readonly program: Program; readonly issues?: never }
  | { readonly program?: never; readonly issues: readonly z.core.$ZodIssue[] };

/**
 * Gives a program another value of a fact, and changes nothing else.
 */
export function withFact<Program extends ProgramDraft>(
  program: Program,
  fact: Fact,
  value: FactJson,
): Changed<Program> {
  const read = fact.schema.safeParse(value);
  if (read.success) return { program: fact.set(program, read.data) };
  const issues = read.error.issues.map((issue) => {
    return { ...issue, path: [...fact.path, ...issue.path] };
  });
  return { issues };
}

/** The day that a program's value of a fact is from. */
export function factDay(
  program: Pick<CatalogProgram, 'checkedOn' | 'statusCheckedOn'>,
  fact: Fact,
): string {
  return fact.day?.(program) ?? program.checkedOn;
}
