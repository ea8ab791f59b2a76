/** The page of a county. */
export const countyPrograms = {
  heading: 'Down payment help in {county}',
  counts:
    '<b>{own, plural, one {# local program} other {# local programs}}</b>, {statewide, number} for all of {state}, {national, number} nationwide.',
  countsWithoutOwn:
    '<b>{statewide, plural, one {# program} other {# programs}}</b> for all of {state}, {national, number} nationwide.',

  own: 'In {county}',
  noOwn: 'We know of no county or city program here. Do you?',
  noOwnWords:
    'Tell us the program’s name or send us a link. We will read its rules and add it to our catalog.',
  tellUs: 'Tell us about a program',
  tellSubject: 'A program in {county}',

  incomeTitle: 'HUD’s income limits here',
  incomeNote:
    'The federal housing agency (HUD) sets these limits: 80% of the median income here, {year}. Many programs use this limit, and some have a higher one.',
  byTown: 'HUD sets a limit for each town in this county. We show the middle one.',
  household: 'Household',
  people: '{count, plural, one {# person} other {# people}}',
  yours: 'Your household',
  otherLimits: '30% and 50% limits',
  extremelyLow: '30%',
  veryLow: '50%',
  median: 'The area’s median family income is {amount} a year.',

  costsTitle: 'Loans and costs here',
  fha: 'Largest FHA loan for a one-family home',
  pastLimits: '{year} limits. The {next} limits may be higher.',
  conventional: 'Largest conventional loan for a one-family home',
  propertyTax: 'Property tax',
  insurance: 'Home insurance',
  ofPrice: '{rate} of the price a year',
  cityTaxes:
    '{count, plural, one {# city has a different tax rate} other {# cities have different tax rates}}',
  cityTax: '{city}: {rate} a year.',

  counselors: 'Counselors near here',
  findCounselor: 'Find a counselor near {zipcode}',
} as const;
