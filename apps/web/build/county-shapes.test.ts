import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countyShapes } from './county-shapes.ts';

const table = readFileSync(
  new URL('../../../data/reference/counties.tsv', import.meta.url),
  'utf8',
);
const ours = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, 5));
const shapes = countyShapes();
const drawn = new Map(
  [...shapes.values()].flatMap(({ counties }) => counties.map((each) => [each.fips, each])),
);

describe('countyShapes', () => {
  it('has an outline for every county, except counties that are newer than the atlas', () => {
    expect(ours.filter((fips) => !drawn.has(fips))).toEqual([
      // Chugach and Copper River, which were the Valdez-Cordova Census Area until 2019.
      '02063',
      '02066',
      // Connecticut's planning regions, which replaced its counties in 2022.
      ...['110', '120', '130', '140', '150', '160', '170', '180', '190'].map((end) => `09${end}`),
      // The District of Columbia, which has no other county.
      '11001',
    ]);
  });

  it('draws every outline and its circle within the map of the state', () => {
    for (const [state, { width, height, counties }] of shapes) {
      expect(Math.max(width, height), state).toBeLessThanOrEqual(1_001);
      for (const { fips, outline, circle } of counties) {
        expect(fips.slice(0, 2)).toBe(state);
        expect(outline, fips).toMatch(/^(M\d+,\d+l(-?\d+,-?\d+ ?)+z)+$/);
        const [x, y, radius] = circle;
        expect(
          Math.min(x - radius, width - x - radius, y - radius, height - y - radius),
          fips,
        ).toBeGreaterThanOrEqual(-1);
      }
    }
  });

  it('keeps north at the top and west on the left', () => {
    const centerOf = (fips: string) => drawn.get(fips)?.circle ?? [0, 0, 0];
    const [keweenawX, keweenawY] = centerOf('26083');
    const [wayneX, wayneY] = centerOf('26163');
    expect(keweenawX).toBeLessThan(wayneX);
    expect(keweenawY).toBeLessThan(wayneY);
  });

  it('draws the islands of Alaska on both sides of the 180th meridian to the west', () => {
    expect(drawn.get('02016')?.circle[0]).toBeLessThan(drawn.get('02110')?.circle[0] ?? 0);
  });

  it('stays below 32 KB for each state, before compression', () => {
    const sizes = Array.from(shapes.values(), (each) => JSON.stringify(each).length);
    expect(Math.max(...sizes)).toBeLessThan(32_000);
  });
});
