import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MortgageRate, Source } from '@latchkey/contract';
import type { Area } from '@latchkey/domain';
import * as z from 'zod/mini';
import { type County, loadCounties } from './counties.ts';
import { DataError } from './data-error.ts';
import { type LocationIndex, locationIndex } from './location-index.ts';
import { loadLocations } from './locations.ts';

/** The reference data of the product, in memory. */
export interface ReferenceData {
  readonly locations: LocationIndex;
  readonly areas: { get(countyFips: string): Area | undefined };
  readonly counties: ReadonlyMap<string, County>;
  /** The newest weekly average. */
  readonly mortgageRate: MortgageRate;
  readonly sources: readonly Source[];
}

const shipped = fileURLToPath(new URL('../../../../data/reference', import.meta.url));

/**
 * Reads the shipped tables.
 *
 * @throws {DataError} with the file and place that is damaged
 */
export function loadReferenceData(folder: string = shipped): ReferenceData {
  const counties = loadCounties(folder);
  return {
    locations: locationIndex(loadLocations(folder, counties)),
    areas: { get: (countyFips) => counties.get(countyFips)?.area },
    counties,
    mortgageRate: readJson(folder, 'mortgage-rate.json', MortgageRate),
    sources: readJson(folder, 'sources.json', z.array(Source)),
  };
}

function readJson<T>(folder: string, file: string, schema: z.ZodMiniType<T>): T {
  const read = schema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new DataError(file, issue?.path.join('.') || 'its whole', issue?.message ?? 'unreadable');
}
