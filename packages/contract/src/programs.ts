import {
  AlmostProgram,
  Baseline,
  Combination,
  KnownFacts,
  LeftOut,
  MatchedProgram,
  OpensMore,
  ProgramDetails,
  StatePrograms,
} from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { QuoteInput } from './quote-input.ts';

/** A program's ID in a URL. */
const ProgramId = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  z.int().check(z.gte(1)),
);

/**
 * Translations of the response's English sentences into the language of the `Accept-Language`
 * header. Sentences without a translation are omitted. For English, the field is undefined. Nothing
 * else in a response depends on the language. The keys of conditions are always the English
 * sentences.
 */
export const Translations = z.optional(z.record(z.string(), z.string()));

export const generatePrograms = endpoint({
  method: 'POST',
  path: '/quotes/programs',
  summary:
    'Programs that a quote matches, in rank order, their best combination, and what a change adds',
  access: 'anyone',
  token: 'if-present',
  body: z.strictObject({
    quote: QuoteInput,
    /** The buyer's answers to eligibility questions. */
    known: z.optional(KnownFacts),
  }),
  answer: z.strictObject({
    data: z.strictObject({
      programs: z.array(MatchedProgram),
      almostThere: z.array(AlmostProgram),
      /**
       * The purchase without a program, which is the baseline for the five-year results. Null if
       * there are no results.
       */
      withoutHelp: z.nullable(Baseline),
      /**
       * The program that the calculator applies by default. Null if no matching program may be the
       * default.
       */
      defaultId: z.nullable(z.int()),
      /**
       * The best combination of programs. Null if no combination is better than a single program.
       */
      combination: z.nullable(Combination),
      opensMore: z.array(OpensMore),
      leftOut: LeftOut,
      translations: Translations,
    }),
  }),
});

export const showProgram = endpoint({
  method: 'GET',
  path: '/quotes/programs/:id',
  summary: 'Show a program: facts, rules and sources',
  access: 'anyone',
  params: z.strictObject({ id: ProgramId }),
  answer: z.strictObject({
    data: z.strictObject({ program: ProgramDetails, translations: Translations }),
  }),
});

export const listStates = endpoint({
  method: 'GET',
  path: '/programs/states',
  summary: 'Number of programs in the catalog and in each state, with the first ones of each',
  access: 'anyone',
  answer: z.strictObject({
    data: z.strictObject({ programs: z.int(), states: z.array(StatePrograms) }),
  }),
});
