import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { samplePublicProgram } from '../../../../test/sample-public-program.ts';
import { RulesCard } from './rules-card.tsx';
import type { Choice } from './use-choice.ts';

const choice: Choice = {
  states: [],
  state: null,
  unserved: null,
  counties: [],
  countyFips: null,
  limits: null,
  failed: null,
  retry: () => {},
  household: null,
  placeId: null,
  kept: {},
  choose: () => {},
};

function cardOf(failed: Choice['failed']): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RulesCard facts={samplePublicProgram({})} choice={{ ...choice, failed }} />
    </MemoryRouter>,
  );
}

it.each([
  ['counties', 'We could not load the list of counties.'],
  ['limits', 'We could not load the figures for this county.'],
] as const)('shows an error and a retry button if the %s fail to load', (failed, words) => {
  expect(cardOf(failed)).toContain(words);
  expect(cardOf(failed)).toContain('Try again');
  expect(cardOf(null)).not.toContain('Try again');
});
