import { sampleAnswers } from '@latchkey/domain/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Tray } from './tray.tsx';

const comparison = { ids: [], isOffered: false, toggle: () => {} };

it.each([
  [true, 1],
  [false, 0],
])('says that the figures include no help only if programs match: %s', (hasPrograms, count) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Tray
        quote={sampleAnswers()}
        first={null}
        hasPrograms={hasPrograms}
        compared={[]}
        comparison={comparison}
      />
    </MemoryRouter>,
  );
  expect(markup.match(/No help counted yet/g) ?? []).toHaveLength(count);
});
