/** Texts of the page that lists all states, and of the page of each state. */
export const statePrograms = {
  allTitle: 'Down payment help in every state: {count, number} programs',
  allDescription:
    '{local, number} down payment programs of states, counties and cities, and {national, number} nationwide. Each shows its rules, its source and the day we checked it.',
  stateTitle: 'Down payment help in {state}: {own, plural, one {# program} other {# programs}}',
  counts:
    '<b>{own, plural, one {# program} other {# programs}}</b> only in {state} and {national, number} nationwide.',
  open: '{open, plural, one {<b>#</b> of the {state} programs was open when we last read its page.} other {<b>#</b> of the {state} programs were open when we last read their pages.}}',
  noneOpen: 'None of the {state} programs was open when we last read their pages.',
  order:
    'Programs that are open, or may be open, come first. We then sort by the most help for a {price} home, a typical price here, and then by name. No program can pay to rank higher. “Open” means open on a day in the last 30 days. After that, we say “Was open”.',
  showMore: 'Show {count, number} more',

  byCounty: 'By county',
  own: '{own, number}',
  ownOrMore: '{own, number} or more of its own',
  noneKnown: 'none known',
  countyOwn: '{own, number} of its own',
  countyOwnUpTo: '{own, number} of its own, up to {most}',
  countyNone: 'No program of its own that we know of',
  openCounty: 'Open its page',
  openNamed: 'Open its page: {county}',
  counties: 'Counties with a program of their own',
  noCounties: 'We know of no county or city program here',
  ownPrograms: '{own, plural, one {# program} other {# programs}}',
  otherCounties: '{count, plural, one {# other county} other {# other counties}}',
  allCounties: '{count, plural, one {The only county} other {All # counties}}',
  allOfCounty: 'all of the county',
  mostOfCounty: 'most of the county',
  someCities: 'some cities',
  otherCities: 'other cities',

  changes: 'Changes in {state}',
  calendar: 'Funding rounds as a calendar',
  data: 'Data',
} as const;

/** Texts of the search for programs and places. */
export const catalogSearch = {
  label: 'Program, agency, city, county or ZIP Code',
  loading: 'Searching',
  found: '{count, plural, one {# result} other {# results}}',
  none: 'Nothing found. Check the spelling, or type a ZIP Code.',
  failed: 'The search failed. Check your connection, then type again.',
  cityIn: '{city}, {state}',
  zipIn: '{zipcode}, {city}, {state}',
  countyIn: '{county}, {state}',
  state: 'State',
  county: 'County',
} as const;
