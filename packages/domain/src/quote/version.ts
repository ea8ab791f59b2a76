import * as z from 'zod/mini';
import type { Place } from './question-kinds.ts';
import { questions } from './questions.ts';

/** Version of drafts and quotes stored before versions existed: the first eleven questions. */
const FIRST_VERSION = 1;

const places: readonly (readonly [string, Place<unknown>])[] = Object.entries(questions);

/** Version of newly stored drafts and quotes. It is the latest version that added a question. */
export const QUESTIONS_VERSION = Math.max(
  FIRST_VERSION,
  ...places.map(([, { added }]) => added?.version ?? FIRST_VERSION),
);

/** The version of the questions that stored answers belong to. A missing version means 1. */
export interface Versioned {
  readonly version?: number;
}

/**
 * Returns answers as they are stored. Version 1 is omitted so that older code can still read the
 * answers.
 */
export function toStored<Answers extends object>(answers: Answers): Answers & Versioned {
  return QUESTIONS_VERSION === FIRST_VERSION ? answers : { ...answers, version: QUESTIONS_VERSION };
}

/**
 * Upgrades stored answers to the current version. Removes `version`, and adds the default answer to
 * each question that was added since.
 */
export function fromStored<Stored extends Versioned>(stored: Stored): Omit<Stored, 'version'> {
  const { version = FIRST_VERSION, ...answers } = stored;
  return { ...addedSince(version), ...answers };
}

function addedSince(version: number): Record<string, unknown> {
  const added = places.flatMap(([name, place]) =>
    place.added && place.added.version > version ? [[name, place.added.answer]] : [],
  );
  return Object.fromEntries(added);
}

/**
 * Reads any stored object with {@link fromStored}. An unknown version is treated as the first
 * version.
 */
export const CurrentAnswers = z.pipe(
  z.looseObject({ version: z.catch(z.int().check(z.gte(FIRST_VERSION)), FIRST_VERSION) }),
  z.transform(fromStored),
);
