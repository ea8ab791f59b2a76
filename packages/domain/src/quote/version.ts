import * as z from 'zod/mini';
import type { Place } from './question-kinds.ts';
import { questions } from './questions.ts';

/**
 * The version of drafts and quotes that were stored before versions were introduced. This version
 * has the first eleven questions.
 */
const FIRST_VERSION = 1;

const places: readonly (readonly [string, Place<unknown>])[] = Object.entries(questions);

/** The version of newly stored drafts and quotes: the latest version that added a question. */
export const QUESTIONS_VERSION = Math.max(
  FIRST_VERSION,
  ...places.map(([, { added }]) => added?.version ?? FIRST_VERSION),
);

/** Stored answers, with the version of the questions. A missing version means 1. */
export interface Versioned {
  readonly version?: number;
}

/**
 * Returns answers in their storage format. Omits version 1, so that older versions of the app can
 * still read the answers.
 */
export function toStored<Answers extends object>(answers: Answers): Answers & Versioned {
  return QUESTIONS_VERSION === FIRST_VERSION ? answers : { ...answers, version: QUESTIONS_VERSION };
}

/**
 * Upgrades stored answers to the current version. Removes `version`, and adds the default answer to
 * each question that was added after the stored version.
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
 * Parses any stored object with {@link fromStored}. Treats an unknown version as the first version.
 */
export const CurrentAnswers = z.pipe(
  z.looseObject({ version: z.catch(z.int().check(z.gte(FIRST_VERSION)), FIRST_VERSION) }),
  z.transform(fromStored),
);
