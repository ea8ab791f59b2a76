import * as z from 'zod/mini';
import type { Place } from './question-kinds.ts';
import { questions } from './questions.ts';

/** Version of drafts and quotes stored before they had one. It has the first eleven questions. */
const FIRST_VERSION = 1;

const places: readonly (readonly [string, Place<unknown>])[] = Object.entries(questions);

/** Version of the drafts and quotes that are stored now: the newest version that added a question. */
export const QUESTIONS_VERSION = Math.max(
  FIRST_VERSION,
  ...places.map(([, { added }]) => added?.version ?? FIRST_VERSION),
);

/** Stored answers carry the version of the questions that they answer. Without one it is 1. */
export interface Versioned {
  readonly version?: number;
}

/** Answers as they are stored. Without a version while it is 1, so that older code can read them. */
export function toStored<Answers extends object>(answers: Answers): Answers & Versioned {
  return QUESTIONS_VERSION === FIRST_VERSION ? answers : { ...answers, version: QUESTIONS_VERSION };
}

/**
 * Stored answers as the current version has them: without `version`, and with the default answer of
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

/** Reads any stored object with {@link fromStored}. An unknown version counts as the first. */
export const CurrentAnswers = z.pipe(
  z.looseObject({ version: z.catch(z.int().check(z.gte(FIRST_VERSION)), FIRST_VERSION) }),
  z.transform(fromStored),
);
