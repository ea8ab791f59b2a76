import { QuoteAnswers } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { exampleBuyers } from '../../apps/api/src/public-catalog/example-buyers.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import {
  columbusVeteran,
  completeDraft,
  detroitBuyer,
  sanJoseBuyer,
  tampa,
} from '../../e2e/drafts.ts';

it('has the same five buyers as the browser tests, with our own tax rates for their counties', () => {
  const drafts = [detroitBuyer, columbusVeteran, sanJoseBuyer, {}, { homeLocation: tampa }];
  const tested = drafts.map((changes) => QuoteAnswers.parse(completeDraft(changes)));
  const withoutRates = ({ homeLocation: { id, state }, ...answers }: QuoteAnswers) => ({
    ...answers,
    id,
    state,
  });
  const buyers = exampleBuyers(loadReferenceData(), null);
  expect(buyers.map(({ quote }) => withoutRates(quote))).toEqual(tested.map(withoutRates));
});
