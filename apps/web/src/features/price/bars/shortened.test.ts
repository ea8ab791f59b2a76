import { expect, it } from 'vitest';
import type { ShownBar } from './price-bars.tsx';
import { shortened } from './shortened.ts';

function bar(id: number, price: number | null, look: ShownBar['row']['look'] = 'help'): ShownBar {
  const ids = look === 'without' ? [] : [id];
  const answer = { kind: 'none', reason: 'unmet', change: null } as const;
  const row = {
    name: `${id}`,
    price,
    low: null,
    stops: '',
    isProgramRule: false,
    chip: null,
    look,
  };
  return { key: `${id}`, bar: { ids, answer, low: null, owed: { least: 0, most: 0 } }, row };
}

const keys = (bars: readonly ShownBar[]) => bars.map(({ key }) => key);

it('shows the bar without assistance, the best bar and the bars with the highest prices, in the original order', () => {
  const programs = [2, 3, 4, 5, 6, 7, 8, 9].map((id) =>
    bar(id, 100_000 + id, id === 3 ? 'best' : 'help'),
  );
  const { shown, hidden } = shortened([bar(1, 90_000, 'without'), ...programs]);
  expect(keys(shown)).toEqual(['1', '3', '4', '5', '6', '7', '8', '9']);
  expect(hidden).toBe(1);
});

it('omits programs with which no price is possible, but never the bar without assistance', () => {
  const { shown, hidden } = shortened([bar(1, null, 'without'), bar(2, null), bar(3, 100_000)]);
  expect(keys(shown)).toEqual(['1', '3']);
  expect(hidden).toBe(1);
});
