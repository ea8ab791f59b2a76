import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { listPrograms, listReport } from './list.ts';

const catalog = loadCatalog();
const checkedOn = catalog[0]?.checkedOn ?? '';
const daysLater = (days: number) =>
  new Date(Date.parse(checkedOn) + days * 86_400_000).toISOString().slice(0, 10);

describe('listPrograms', () => {
  it('lists only the programs of one state', () => {
    const states = listPrograms(catalog, { state: 'CA', today: checkedOn }).map(
      ({ state }) => state,
    );
    expect(new Set(states)).toEqual(new Set(['CA']));
  });

  it('lists a program as stale from the given day on, but not the day before', () => {
    const stale = (days: number) =>
      listPrograms([...catalog.slice(0, 1)], { staleDays: 180, today: daysLater(days) }).length;
    expect([stale(179), stale(180)]).toEqual([0, 1]);
  });

  it('prints a line for each program, and the total', () => {
    const listed = listPrograms(catalog, { today: checkedOn });
    const lines = listReport(listed).split('\n');
    expect(lines).toHaveLength(catalog.length + 4);
    expect(lines.at(-1)).toBe(`${catalog.length} programs`);
  });
});
