import type { CatalogProgram } from '../catalog-program.ts';
import { futureDates } from './date-faults.ts';
import { type CatalogPlaces, fault, type ProgramFault } from './program-fault.ts';
import { programFaults } from './program-faults.ts';
import { missingTerms } from './term-faults.ts';

/** The lowest ID for an operator's new program. The shipped catalog never uses IDs this high. */
export const FIRST_OWN_ID = 1_000_000;

interface Surroundings {
  readonly places: CatalogPlaces;
  /** The current date, as an ISO date. */
  readonly today: string;
  /** The shipped program with the same slug, which the operator's program replaces. */
  readonly replaced: CatalogProgram | undefined;
  /** The ID of a program with the same slug that was removed from the shipped catalog. */
  readonly retiredId: number | undefined;
}

/**
 * Finds faults in an operator's own program. The shipped catalog contains programs with unknown
 * terms and outdated URLs. A program that replaces a shipped program may have the same faults as
 * that program.
 */
export function ownProgramFaults(
  program: CatalogProgram,
  { places, today, replaced, retiredId }: Surroundings,
): ProgramFault[] {
  const copied = new Set(replaced ? [...factFaults(replaced, places)].map(keyOf) : []);
  return [
    ...wrongId(program, replaced, retiredId),
    ...[...factFaults(program, places)].filter((one) => !copied.has(keyOf(one))),
    ...futureDates(program, today),
  ];
}

function* factFaults(program: CatalogProgram, places: CatalogPlaces): Generator<ProgramFault> {
  yield* programFaults(program, places);
  yield* missingTerms(program);
  yield* unsafeSources(program);
}

function* wrongId(
  { id }: CatalogProgram,
  replaced: CatalogProgram | undefined,
  retiredId: number | undefined,
) {
  if (id >= FIRST_OWN_ID || id === (replaced?.id ?? retiredId)) return;
  yield replaced
    ? fault(
        'id',
        `${id} is not ${replaced.id}, the ID of the shipped program that this one replaces`,
      )
    : fault('id', `${id} is below 1,000,000, where the IDs of own programs start`);
}

function* unsafeSources({ sources, contact }: CatalogProgram) {
  for (const { url } of sources) {
    if (!isSecure(url)) yield fault('sources.url', `${url} must start with https:`);
  }
  const { classUrl } = contact;
  if (classUrl !== null && !isSecure(classUrl)) {
    yield fault('contact.classUrl', `${classUrl} must start with https:`);
  }
}

function isSecure(url: string): boolean {
  return url.startsWith('https:');
}

function keyOf({ field, fault: text }: ProgramFault): string {
  return `${field}: ${text}`;
}
