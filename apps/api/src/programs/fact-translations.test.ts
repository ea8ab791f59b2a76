import { generatePrograms, showProgram } from '@latchkey/contract';
import { programSentences } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/samples.ts';
import { answerTo, buildTestApp } from '../../test/test-app.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { sentenceHash } from '../reference-data/read-translations.ts';
import { factTranslations } from './fact-translations.ts';

describe('the program API in another language', () => {
  let app: FastifyInstance;
  const inSpanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
  const body = { quote: sampleQuote };

  beforeAll(async () => {
    ({ app } = await buildTestApp());
  });
  afterAll(() => app.close());

  it('returns the same programs, with translations of their sentences', async () => {
    const english = await answerTo(app, generatePrograms, { body });
    const spanish = await answerTo(app, generatePrograms, { body, headers: inSpanish });
    const { translations = {}, ...rest } = spanish.data;
    expect(rest).toEqual(english.data);
    expect(english.data).not.toHaveProperty('translations');

    const answered = JSON.stringify(rest);
    const sentences = Object.keys(translations);
    expect(sentences.length).toBeGreaterThan(20);
    for (const sentence of sentences) expect(answered).toContain(JSON.stringify(sentence));
  });

  it.each(['en-US,en;q=0.9,es;q=0.5', 'fr', ''])('translates nothing for %j', async (language) => {
    const headers = { 'accept-language': language };
    const { data } = await answerTo(app, generatePrograms, { body, headers });
    expect(data).not.toHaveProperty('translations');
  });

  it("translates a program's details", async () => {
    const [program] = shippedCatalog().programs;
    const url = `/api${showProgram.path.replace(':id', String(program?.id))}`;
    const { data } = showProgram.answer.parse(
      (await app.inject({ url, headers: inSpanish })).json(),
    );
    const english = showProgram.answer.parse((await app.inject(url)).json());
    expect(data.program).toEqual(english.data.program);
    expect(data.translations).toHaveProperty([program?.specifics.maxAmount ?? '']);
  });

  it('tells caches that responses depend on the language', async () => {
    const { headers } = await app.inject({ url: '/api/programs/states' });
    expect(headers.vary).toMatch(/accept-language/i);
  });
});

describe('factTranslations', () => {
  const [program] = shippedCatalog().programs;
  if (!program) throw new Error('The shipped catalog is empty');
  const [english = ''] = programSentences(program);
  const row = { language: 'es', state: 'US', hash: sentenceHash(english), english };

  it('keeps only translations of sentences that are in the catalog', () => {
    const gone = { ...row, english: `${english} Changed.` };
    const rows = [row, gone].map((each) => ({ ...each, translation: 'Sí.' }));
    expect(factTranslations([program], rows).get('es')).toEqual(new Map([[english, 'Sí.']]));
  });

  it("leaves the sentences of an operator's own program in English", () => {
    const specifics = { ...program.specifics, benefits: ['We wrote this.'] };
    const own = { ...program, specifics };
    const rows = [{ ...row, translation: 'Sí.' }];
    expect(factTranslations([own], rows).get('es')?.has('We wrote this.')).toBe(false);
  });
});
