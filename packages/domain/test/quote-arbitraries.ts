import fc from 'fast-check';
import type { QuoteAnswers } from '../src/quote/quote.ts';
import { programFacts } from './program-arbitraries.ts';

/** Every complete set of answers. */
export const answers: fc.Arbitrary<QuoteAnswers> = programFacts;

/** Rubbish as a storage may hold it: any JSON, often with an answer's name over it. */
export const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom('id', 'homeType', 'homeLocation', 'homePrice', 'profession', 'calculator'),
    fc.jsonValue(),
  ),
);
