import type { CountyCount } from '@latchkey/domain';

/** The counties of a state, and the county that the map and the list show as chosen. */
export interface CountyChoice {
  /** The state's postal abbreviation. */
  readonly state: string;
  /** Sorted by name. */
  readonly counties: readonly CountyCount[];
  readonly chosen: CountyCount;
  /** Whether there is a map. Without a map, no county looks selected. */
  readonly isOnMap: boolean;
  readonly onChoose: (county: CountyCount) => void;
}
