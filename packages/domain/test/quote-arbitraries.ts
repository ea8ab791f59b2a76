import fc from 'fast-check';
import type { QuoteAnswers } from '../src/quote/quote.ts';
import { programFacts } from './program-arbitraries.ts';

/** Arbitrary complete answers. */
export const answers: fc.Arbitrary<QuoteAnswers> = programFacts;

/** Arbitrary stored values: arbitrary JSON, often with the name of an answer as a key. */
export const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom('id', 'homeType', 'homeLocation', 'homePrice', 'profession', 'calculator'),
    fc.jsonValue(),
  ),
);
