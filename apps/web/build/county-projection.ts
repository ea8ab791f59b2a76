import type { Position } from 'geojson';

/** The length of a map's longer side. Coordinates are whole numbers in the same unit. */
const LONGER_SIDE = 1_000;

/**
 * Projects degrees of longitude and latitude with the sinusoidal projection, which preserves areas
 * and has north at the top. Moves and scales the result to the size of the map.
 */
export function projected(arcs: readonly Position[][]) {
  // Alaska extends past 180 degrees.
  const degrees = arcs.map((arc) => arc.map(([x = 0, y = 0]) => [x > 0 ? x - 360 : x, y] as const));
  const [west, east] = range(degrees.flat().map(([x]) => x));
  const middle = (west + east) / 2;
  const flat = degrees.map((arc) =>
    arc.map(([x, y]) => [(x - middle) * Math.cos((y * Math.PI) / 180), -y] as const),
  );
  const [left, right] = range(flat.flat().map(([x]) => x));
  const [top, bottom] = range(flat.flat().map(([, y]) => y));
  const scale = LONGER_SIDE / Math.max(right - left, bottom - top);
  return {
    width: Math.ceil((right - left) * scale),
    height: Math.ceil((bottom - top) * scale),
    arcs: flat.map((arc) => arc.map(([x, y]) => [(x - left) * scale, (y - top) * scale])),
  };
}

function range(values: readonly number[]): readonly [least: number, most: number] {
  return values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)] as const,
    [Infinity, -Infinity] as const,
  );
}
