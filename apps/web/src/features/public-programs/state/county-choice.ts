import type { CountyCount } from '@latchkey/domain';

/** The counties of a state, and the county that is selected on the map and in the list. */
export interface CountyChoice {
  /** The state's postal abbreviation. */
  readonly state: string;
  /** Sorted by name. */
  readonly counties: readonly CountyCount[];
  readonly chosen: CountyCount;
  /** Whether there is a map. Without a map, no county is shown as selected. */
  readonly isOnMap: boolean;
  readonly onChoose: (county: CountyCount) => void;
}
