import { problems } from '@latchkey/contract';
import { describe, expect, it } from 'vitest';
import { catalogsOf, languages } from './texts.ts';

// Another company's site shows these. The name of a site comes only from its brand file.
describe('the name of the software', () => {
  it.each(languages)('is in no text of a page or an email: %s', async (language) => {
    const named = (await catalogsOf(language)).flatMap(({ name, sentences }) =>
      Object.entries(sentences)
        .filter(([, sentence]) => /latchkey/i.test(sentence))
        .map(([key]) => `${name}.${key}`),
    );
    expect(named).toEqual([]);
  });

  it('is in no title of a problem', () => {
    expect(Object.values(problems).filter(({ title }) => /latchkey/i.test(title))).toEqual([]);
  });
});
