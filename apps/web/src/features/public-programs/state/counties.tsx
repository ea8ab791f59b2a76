import type { CountyCount, ProgramsOfState } from '@latchkey/domain';
import { type ReactNode, useState } from 'react';
import { CountyList } from './county-list.tsx';
import { CountyMap, useStateMap } from './county-map.tsx';

/**
 * A state's counties on a map and in a list. Hovering over or focusing a county on the map or in
 * the list highlights the county in both.
 *
 * @param search the search field above the list
 */
export function Counties({
  of,
  inUrl,
  search,
}: {
  of: ProgramsOfState;
  /** The county in the URL. Null if the URL has no county. */
  inUrl: CountyCount | null;
  search: ReactNode;
}) {
  const { state, counties } = of;
  const [fips, setFips] = useState<string>();
  const map = useStateMap(of);
  const most = Math.max(...counties.map(({ own }) => own));
  const chosen =
    counties.find(({ countyFips }) => countyFips === fips) ??
    inUrl ??
    counties.find(({ own }) => own === most);
  if (!chosen) return search;
  const onChoose = ({ countyFips }: typeof chosen) => setFips(countyFips);
  const choice = { state, counties, chosen, isOnMap: map !== null, onChoose };
  return (
    <div
      className={`mt-6 grid grid-cols-1 gap-6 ${map ? 'lg:grid-cols-[minmax(0,596fr)_minmax(0,548fr)]' : 'max-w-(--column)'}`}
    >
      {map ? <CountyMap map={map} choice={choice} /> : null}
      <div className="grid grid-rows-[auto_1fr] gap-4">
        {search}
        <CountyList choice={choice} />
      </div>
    </div>
  );
}
