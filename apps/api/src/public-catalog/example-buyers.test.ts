import { usStates } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { shippedReference } from '../../test/test-data.ts';
import { exampleBuyers } from './example-buyers.ts';

const reference = shippedReference();

it('starts with a buyer of a typical home in a state that the site serves', () => {
  const [first, ...others] = exampleBuyers(reference, ['NE']);
  expect(others).toEqual([]);
  expect(first.name).toBe('a first-time buyer in Grand Island');
  expect(first.quote).toMatchObject({ homeLocation: { state: 'NE' }, housingStatus: true });
});

it('includes each of our five buyers whose home is in a state that the site serves', () => {
  const names = (states: string[]) => exampleBuyers(reference, states).map(({ name }) => name);
  expect(names(['OH', 'MI'])).toEqual([
    'a first-time buyer in Detroit',
    'a veteran who buys again in Columbus',
  ]);
  expect(names(['TX'])).toEqual([expect.any(String), 'a first-time buyer in Austin']);
  expect(names([])).toHaveLength(5);
});

it('has a plausible buyer in every state', () => {
  const faults = [...usStates.keys()].filter((state) => {
    const [{ quote }] = exampleBuyers(reference, [state]);
    const { homePrice, householdIncome, downPayment, homeLocation } = quote;
    const isSensible =
      homeLocation.state === state &&
      homePrice >= 100_000 &&
      homePrice <= 5 * householdIncome &&
      downPayment >= 0.03 * homePrice;
    return !isSensible;
  });
  expect(faults).toEqual([]);
});
