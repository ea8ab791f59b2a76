import type { CountyCount } from '@latchkey/domain';
import { Link } from 'react-router';
import { countyAddress } from '@/lib/catalog-addresses.ts';
import type { CountyShape, StateShapes } from '../../../../build/county-shapes.ts';
import type { CountyChoice } from './county-choice.ts';

/**
 * The styles for zero, one, two, and three or more local programs: on the map, in its key, and for
 * its numbers.
 */
export const looks = [
  { key: 'bg-brand-tint', shape: 'fill-brand-tint', number: '' },
  { key: 'bg-brand/50', shape: 'fill-brand/50', number: 'fill-ink' },
  { key: 'bg-brand', shape: 'fill-brand', number: 'fill-on-brand' },
  { key: 'bg-brand-deep', shape: 'fill-brand-deep', number: 'fill-on-brand' },
] as const;

/**
 * The minimum radius of the largest circle that fits inside a county, in map units. A county with a
 * smaller circle has no space for a number.
 */
const MIN_RADIUS = 14;

/** Draws a state's counties. Hovering over a county chooses it, and a click opens its page. */
export function CountyOutlines({
  shapes: { width, height, counties: shapes },
  choice: { state, counties, chosen, onChoose },
}: {
  shapes: StateShapes;
  choice: CountyChoice;
}) {
  const countyOf = new Map(counties.map((county) => [county.countyFips, county]));
  const outline = shapes.find(({ fips }) => fips === chosen.countyFips)?.outline;
  return (
    // Room for the outline of a county at the edge.
    <svg
      aria-hidden
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      className="size-full forced-color-adjust-none"
    >
      {shapes.map((shape) => {
        const county = countyOf.get(shape.fips);
        return county ? (
          <Link
            key={shape.fips}
            to={countyAddress(state, county.county)}
            tabIndex={-1}
            onPointerEnter={() => onChoose(county)}
          >
            <Shape shape={shape} county={county} />
          </Link>
        ) : (
          <Shape key={shape.fips} shape={shape} />
        );
      })}
      <path d={outline} className="pointer-events-none fill-none stroke-ink stroke-[6]" />
    </svg>
  );
}

function Shape({ shape, county }: { shape: CountyShape; county?: CountyCount }) {
  const { outline, circle } = shape;
  const [x, y, radius] = circle;
  const own = county?.own ?? 0;
  const look = looks[Math.min(own, looks.length - 1)] ?? looks[0];
  return (
    <>
      <path d={outline} className={`${look.shape} stroke-line stroke-2`} />
      {own > 0 && radius >= MIN_RADIUS ? (
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          className={`pointer-events-none text-[28px] font-bold ${look.number}`}
        >
          {own}
        </text>
      ) : null}
    </>
  );
}
