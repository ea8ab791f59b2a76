/** The county outlines that `county-maps.ts` provides. */
declare module 'virtual:county-maps' {
  import type { StateShapes } from './county-shapes.ts';

  /** The map of a state. */
  export interface CountyMapSource {
    /** Whether the map is much wider than it is tall. */
    readonly isWide: boolean;
    readonly load: () => Promise<StateShapes>;
  }

  /** The maps by the first two digits of their counties' FIPS codes. */
  export const countyMaps: ReadonlyMap<string, CountyMapSource>;
}
