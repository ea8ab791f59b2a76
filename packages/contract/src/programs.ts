import { AlmostProgram, KnownFacts, MatchedProgram, ProgramDetails } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { QuoteInput } from './quote-input.ts';

/** A program's ID in a URL. */
const ProgramId = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  z.int().check(z.gte(1)),
);

export const generatePrograms = endpoint({
  method: 'POST',
  path: '/quotes/programs',
  summary: 'Programs that a quote matches, in rank order, and those that one change would add',
  access: 'anyone',
  token: 'if-present',
  body: z.strictObject({
    quote: QuoteInput,
    /** The buyer's short answers. */
    known: z.optional(KnownFacts),
  }),
  answer: z.strictObject({
    data: z.strictObject({
      programs: z.array(MatchedProgram),
      almostThere: z.array(AlmostProgram),
    }),
  }),
});

export const showProgram = endpoint({
  method: 'GET',
  path: '/quotes/programs/:id',
  summary: 'Show a program: facts, rules and sources',
  access: 'anyone',
  params: z.strictObject({ id: ProgramId }),
  answer: z.strictObject({ data: z.strictObject({ program: ProgramDetails }) }),
});
