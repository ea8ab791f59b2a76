import { readFileSync } from 'node:fs';
import type { Geometry, Position } from 'geojson';
import polylabel from 'polylabel';
import { feature, transform } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import * as z from 'zod';
import { projected } from './county-projection.ts';

/**
 * Minimum area of the triangle between a corner and its neighbors. Corners with smaller triangles
 * are removed, and so are smaller islands.
 */
const MIN_AREA = 8;

/**
 * Connecticut, which the Census Bureau has divided into planning regions since 2022. The atlas
 * still has its former counties.
 */
const WITHOUT_MAP = '09';

/** The highest FIPS code of a state. The codes of territories are higher. */
const LAST_STATE = '56';

/**
 * The minimum number of corners for a ring that is not just a point after rounding. Includes the
 * closing corner, which repeats the first.
 */
const MIN_CORNERS = 3;

/** A county on the map of its state. */
export interface CountyShape {
  /** The county's five-digit FIPS code. */
  readonly fips: string;
  /** The outline, for the `d` attribute of an SVG path. */
  readonly outline: string;
  /** The center and the radius of the largest circle that fits in the county. */
  readonly circle: readonly [x: number, y: number, radius: number];
}

/** The counties of a state, on a map with north at the top. */
export interface StateShapes {
  readonly width: number;
  readonly height: number;
  readonly counties: readonly CountyShape[];
}

type Counties = Topology<{ counties: GeometryCollection }>;
type Point = [x: number, y: number];

const Arcs = z.array(z.array(z.number()));
const Pair = z.tuple([z.number(), z.number()]);
const Atlas = z.object({
  arcs: z.array(Arcs),
  transform: z.object({ scale: Pair, translate: Pair }),
  objects: z.object({
    counties: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), id: z.string(), arcs: Arcs }),
          z.object({ type: z.literal('MultiPolygon'), id: z.string(), arcs: z.array(Arcs) }),
        ]),
      ),
    }),
  }),
});

/**
 * Reads the Census Bureau's county outlines and simplifies them for a small map of each state.
 *
 * @returns the counties of each state that has a map, by the first two digits of their FIPS codes.
 * A
 *   state with one county has no map.
 */
export function countyShapes(): ReadonlyMap<string, StateShapes> {
  const file = new URL(import.meta.resolve('us-atlas/counties-10m.json'));
  const atlas = Atlas.parse(JSON.parse(readFileSync(file, 'utf8')));
  const decode = transform(atlas.transform);
  const arcs = atlas.arcs.map((arc) => arc.map((point, index) => decode(point, index > 0)));
  const states = Map.groupBy(atlas.objects.counties.geometries, ({ id }) => id.slice(0, 2));
  const drawn = [...states].filter(
    ([state, { length }]) => state !== WITHOUT_MAP && state <= LAST_STATE && length > 1,
  );
  return new Map(
    drawn.map(([state, geometries]) => {
      const counties = { type: 'GeometryCollection' as const, geometries };
      return [state, stateShapes({ type: 'Topology', objects: { counties }, arcs })];
    }),
  );
}

function stateShapes(everyArc: Counties): StateShapes {
  const inDegrees = withRings(everyArc, () => true);
  const { width, height, arcs } = projected(inDegrees.arcs);
  const simple = simplify(presimplify({ ...inDegrees, arcs }), MIN_AREA);
  const shown = withRings(simple, filterAttachedWeight(simple, MIN_AREA));
  const counties = feature(shown, shown.objects.counties).features.map(({ id, geometry }) => {
    const polygons = polygonsOf(geometry)
      .map((rings) => rings.map(rounded).filter(({ length }) => length >= MIN_CORNERS))
      .filter(({ length }) => length > 0);
    return {
      fips: `${id}`,
      outline: polygons.flat().map(pathOf).join(''),
      circle: circleIn(polygons),
    };
  });
  return { width, height, counties };
}

/** Removes the rings that the test rejects, and then the arcs that no ring uses. */
function withRings(topology: Counties, test: Parameters<typeof filter>[1]): Counties {
  const { arcs, objects } = filter(topology, test);
  const { counties } = objects;
  if (counties.type === null) throw new RangeError('A state has no county.');
  return { type: 'Topology', objects: { counties }, arcs };
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Rounds a ring's corners, and merges corners that become equal. */
function rounded(ring: readonly Position[]): Point[] {
  return ring
    .map(([x = 0, y = 0]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
}

function pathOf(ring: readonly Point[]): string {
  const [[x, y] = [0, 0], ...others] = ring;
  const moves = others.slice(0, -1).map(([nextX, nextY], index) => {
    const [lastX, lastY] = ring[index] ?? [0, 0];
    return `${nextX - lastX},${nextY - lastY}`;
  });
  return `M${x},${y}l${moves.join(' ')}z`;
}

function circleIn(polygons: Point[][][]): CountyShape['circle'] {
  const circles = polygons.map((rings) => polylabel(rings));
  const [largest] = circles.sort((a, b) => b.distance - a.distance);
  if (!largest) throw new RangeError('A county has no outline.');
  return [Math.round(largest[0]), Math.round(largest[1]), Math.floor(largest.distance)];
}
