import type {
  AnswerOf,
  deleteQuote,
  InputOf,
  listQuotes,
  showProgram,
  submitQuote,
} from '@latchkey/contract';
import { describe, expectTypeOf, it } from 'vitest';
import type { CallInput, call } from './call.ts';

describe('call', () => {
  it('accepts only inputs for which the endpoint has a schema', () => {
    expectTypeOf<keyof CallInput<typeof listQuotes>>().toEqualTypeOf<never>();
    expectTypeOf<CallInput<typeof deleteQuote>>().toEqualTypeOf<{ params: { id: string } }>();
    expectTypeOf<keyof CallInput<typeof submitQuote>>().toEqualTypeOf<'headers' | 'body'>();
    expectTypeOf<CallInput<typeof submitQuote>['body']>().toEqualTypeOf<
      InputOf<typeof submitQuote, 'body'>
    >();
  });

  it('returns the parsed response', () => {
    type Answered<T extends typeof deleteQuote | typeof listQuotes | typeof showProgram> = Awaited<
      ReturnType<typeof call<T>>
    >;
    expectTypeOf<Answered<typeof deleteQuote>>().toEqualTypeOf<null>();
    expectTypeOf<Answered<typeof listQuotes>>().toEqualTypeOf<AnswerOf<typeof listQuotes>>();
    expectTypeOf<Answered<typeof showProgram>>().toEqualTypeOf<AnswerOf<typeof showProgram>>();
  });
});
