import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CountyOutlines } from './county-outlines.tsx';

const wayne = { countyFips: '26163', county: 'Wayne County', own: 4, most: 25_000, serves: null };
const alger = { ...wayne, countyFips: '26003', county: 'Alger County', own: 0, most: null };
const shapeOf = (fips: string, radius: number) => ({
  fips,
  outline: `M0,0l${radius},1z`,
  circle: [10, 20, radius] as const,
});

function drawn(radius: number): string {
  const counties = [alger, wayne];
  const shapes = [shapeOf('26003', 50), shapeOf('26163', radius), shapeOf('26999', 50)];
  return renderToStaticMarkup(
    <MemoryRouter>
      <CountyOutlines
        shapes={{ width: 100, height: 100, counties: shapes }}
        choice={{ state: 'MI', counties, chosen: wayne, isOnMap: true, onChoose: () => {} }}
      />
    </MemoryRouter>,
  );
}

it('links each county to its page, and hides the drawing from screen readers and the Tab key', () => {
  const svg = drawn(50);
  expect(svg).toMatch(/^<svg aria-hidden="true"/);
  const links = [...svg.matchAll(/<a [^>]*>/g)].map(([link]) => link);
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('href="/programs/mi/alger-county"');
  expect(links.every((link) => link.includes('tabindex="-1"'))).toBe(true);
});

it('shows the number of local programs where there is space, but never a zero', () => {
  const numbersOf = (svg: string) => [...svg.matchAll(/<text[^>]*>(\d+)</g)].map(([, own]) => own);
  expect(numbersOf(drawn(14))).toEqual(['4']);
  expect(numbersOf(drawn(13))).toEqual([]);
});

it('uses one color for three or more programs, and outlines the chosen county last', () => {
  const svg = drawn(50);
  expect(svg).toContain('fill-brand-deep');
  expect(svg).toMatch(/<path d="M0,0l50,1z" class="[^"]*fill-none[^"]*"><\/path><\/svg>$/);
});
