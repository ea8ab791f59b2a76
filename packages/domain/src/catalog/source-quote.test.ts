import { describe, expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { CatalogProgram, type ProgramSource } from './catalog-program.ts';
import { futureDates } from './check/date-faults.ts';
import { quoteFaults } from './check/quote-faults.ts';
import { factQuote } from './edits/fact-quote.ts';
import { QuotedWords } from './source-quote.ts';

const source = (quotes?: ProgramSource['quotes'], changes: Partial<ProgramSource> = {}) => ({
  url: 'https://agency.example/rules',
  asOf: '2026-11',
  supports: 'price limit',
  ...(quotes ? { quotes } : {}),
  ...changes,
});
const quote = { fact: 'rules.maxHomePrice', words: 'The maximum is $450,000.', day: today };

describe('QuotedWords', () => {
  it.each([
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['', false],
    ['Two\nlines', false],
    ['Two\u2028lines', false],
    [' A space before', false],
    ['Hasta $10,000 de ayuda.', true],
  ])('accepts %j: %s', (words, isValid) => {
    expect(QuotedWords.safeParse(words).success).toBe(isValid);
  });
});

describe('a quote of a source', () => {
  it('accepts a source without quotes, as in files from older versions', () => {
    const program = sampleProgram({ sources: [source()] });
    expect(CatalogProgram.parse(program).sources).toEqual([source()]);
    const quoted = sampleProgram({ sources: [source([quote])] });
    expect(CatalogProgram.safeParse(quoted).success).toBe(true);
    const wrong = sampleProgram({ sources: [source([{ ...quote, words: 'Two\nlines' }])] });
    expect(CatalogProgram.safeParse(wrong).success).toBe(false);
  });

  it('rejects a quote if its fact does not exist or if the source does not support the fact', () => {
    const faultsOf = (fact: string) =>
      [...quoteFaults(sampleProgram({ sources: [source([{ ...quote, fact }])] }))].map(
        (each) => each.fault,
      );
    expect(faultsOf('rules.maxHomePrice')).toEqual([]);
    expect(faultsOf('rules.minCreditScore')).toEqual([
      'supports does not mention rules.minCreditScore',
    ]);
    expect(faultsOf('sources')).toEqual(['no fact sources']);
  });

  it('rejects a quote with a date in the future', () => {
    const faults = (day: string) => [
      ...futureDates(sampleProgram({ sources: [source([{ ...quote, day }])] }), today),
    ];
    expect(faults(today)).toEqual([]);
    expect(faults('2026-11-23')).toEqual([
      { field: 'sources.quotes', fault: '2026-11-23 is in the future' },
    ]);
  });
});

describe('factQuote', () => {
  it('returns the newest quote about the fact, with its source', () => {
    const later = { url: 'https://agency.example/news' };
    const sources = [
      source([{ ...quote, day: '2026-10-01' }]),
      source([{ ...quote, words: 'Now $460,000.' }], later),
    ];
    expect(factQuote(sources, ['rules.maxHomePrice'])).toEqual({
      ...quote,
      ...later,
      words: 'Now $460,000.',
    });
    expect(factQuote(sources, ['rules.minCreditScore'])).toBeUndefined();
    expect(factQuote([source()], ['rules.maxHomePrice'])).toBeUndefined();
  });
});
