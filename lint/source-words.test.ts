import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '@latchkey/contract';
import { expect, it } from 'vitest';
import { sources } from '../packages/texts/src/en/about.ts';

const file = join(import.meta.dirname, '../data/reference/sources.json');

it('the text describes each source exactly as the reference data does', () => {
  const stored: Source[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(sources).toEqual(
    Object.fromEntries(
      stored.flatMap(({ id, what, asOf, publisher, title }) => [
        [id, what],
        ...(/[a-z]/i.test(asOf) ? [[`${id}-date`, asOf]] : []),
        // Names are not in the texts, because they are not translated.
        ...[
          [`${id}-publisher`, publisher],
          [`${id}-title`, title],
        ].filter(([key = '']) => key in sources),
      ]),
    ),
  );
});
