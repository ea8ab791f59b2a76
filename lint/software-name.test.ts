import { problems } from '@latchkey/contract';
import { describe, expect, it } from 'vitest';
import { catalogsOf, languages } from './texts.ts';

// Other companies show these texts on their own sites. A site's name comes only from its brand
// file.
describe('the name of the software', () => {
  it.each(languages)(
    "the software's name is not in the text of any page or email: %s",
    async (language) => {
      const named = (await catalogsOf(language)).flatMap(({ name, sentences }) =>
        Object.entries(sentences)
          .filter(([, sentence]) => /latchkey/i.test(sentence))
          .map(([key]) => `${name}.${key}`),
      );
      expect(named).toEqual([]);
    },
  );

  it('the title of an API problem never contains the software’s name', () => {
    expect(Object.values(problems).filter(({ title }) => /latchkey/i.test(title))).toEqual([]);
  });
});
