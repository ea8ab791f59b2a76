import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog-program.ts';
import { type Fact, FactJson, type ProgramDraft } from '../fact.ts';
import { factNames, facts } from '../facts.ts';

/** A program's facts as JSON, by name. An earlier version may have stored other facts. */
export const StoredFacts = z.record(z.string(), FactJson);
export type StoredFacts = z.infer<typeof StoredFacts>;

/** Returns all facts of a program, with their values. */
export function factsOf(program: CatalogProgram): StoredFacts {
  return Object.fromEntries(factNames.map((name) => [name, facts[name].get(program)]));
}

/**
 * Returns a stored fact as JSON. If the fact was not stored, returns the value that a file without
 * the fact would have.
 */
export function storedFact(stored: StoredFacts, name: string, fact: Fact): FactJson {
  const value = stored[name] ?? fact.fromOlder?.(stored);
  return value === undefined ? (fact.schema.safeParse(undefined).data ?? null) : value;
}

/** A program with a changed fact, or the validation errors of the fact's new value. */
type Changed<Program> =
  | { readonly program: Program; readonly issues?: never }
  | { readonly program?: never; readonly issues: readonly z.core.$ZodIssue[] };

/** Returns the program with a new value for one fact. Changes nothing else. */
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

/** Returns the date of a program's value for a fact. */
export function factDay(
  program: Pick<CatalogProgram, 'checkedOn' | 'statusCheckedOn'>,
  fact: Fact,
): string {
  return fact.day?.(program) ?? program.checkedOn;
}
