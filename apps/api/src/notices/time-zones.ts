/** States with one time zone, by the zone's IANA name, from east to west. */
const oneZone: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV'.split(' '),
  'America/Chicago': 'AL AR IL IA LA MN MS MO OK WI'.split(' '),
  'America/Denver': 'CO MT NM UT WY'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'WA'],
  'Pacific/Honolulu': ['HI'],
};

/** States with two time zones, by state. The zones have IANA names. */
const twoZones: Readonly<Record<string, readonly string[]>> = {
  AK: ['America/Anchorage', 'America/Adak'],
  FL: ['America/New_York', 'America/Chicago'],
  ID: ['America/Denver', 'America/Los_Angeles'],
  IN: ['America/New_York', 'America/Chicago'],
  KS: ['America/Chicago', 'America/Denver'],
  KY: ['America/New_York', 'America/Chicago'],
  MI: ['America/New_York', 'America/Chicago'],
  NE: ['America/Chicago', 'America/Denver'],
  NV: ['America/Denver', 'America/Los_Angeles'],
  ND: ['America/Chicago', 'America/Denver'],
  OR: ['America/Denver', 'America/Los_Angeles'],
  SD: ['America/Chicago', 'America/Denver'],
  TN: ['America/New_York', 'America/Chicago'],
  TX: ['America/Chicago', 'America/Denver'],
};

const byState: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(oneZone).flatMap(([zone, states]) =>
    states.map((state) => [state, [zone]] as const),
  ),
  ...Object.entries(twoZones),
]);

/** The easternmost and westernmost time zones of the 50 states. */
const wholeCountry = ['America/New_York', 'Pacific/Honolulu'];

/**
 * Returns the IANA names of a state's time zones. A state has one or two zones. Without a state,
 * returns the easternmost and westernmost zones of the country. The Navajo Nation in Arizona uses
 * Denver's time, which is at most an hour later.
 *
 * @param state two letters, or null
 * @see 49 CFR part 71
 */
export function timeZonesOf(state: string | null): readonly string[] {
  return (state === null ? undefined : byState.get(state)) ?? wholeCountry;
}
