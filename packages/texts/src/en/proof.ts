export const proof = {
  title: 'What we claim, and how we test it',
  lead: 'We count our programs, run our tests and show all results here, even the bad ones. No one types the numbers on this page by hand.',
  dates: 'Programs counted {countedOn}. Tests run {ranOn}.',
  of: 'of {all}',
  ofOpen: 'of {all} listed as open',
  ofPrograms: 'of {all} programs checked by hand',
  ofResults: 'of {all} results',
  ofLimits: 'of {all} limits',
  ofTried: 'of {all} programs tried',

  factsTitle: 'Are the facts fresh and sourced?',
  ownSource: 'The agency\u2019s own page is a source',
  ownSourceNote:
    'The source is a page on the program’s own website or on a government (.gov) site. Our other programs have only lenders, news or lists as sources.',
  recentlyDated: 'The newest source is under 90 days old',
  recentlyDatedNote:
    'We use the date on the source. If it names only a month or a year, we use the first day.',
  recentlyChecked: 'We checked the program in the last 90 days',
  recentlyCheckedNote: 'We compared our facts about the program with our sources.',
  knownFunding: 'We know whether money is available',
  knownFundingNote: 'The other programs say “Funding unknown”.',
  confirmedOpen: 'The program was open on a day in the last 30 days',
  confirmedOpenNote: 'For the other programs, the day is older, or we know of no day. Call first.',

  rightTitle: 'Are they right?',
  handDerived: 'Our results match results worked out by hand',
  handDerivedNote:
    'For made-up buyers, we worked out by hand what the sources allow. We have not yet done this for {count, plural, one {# program} other {# programs}}.',
  rules: 'Separate test software gets the same results for our income and loan rules',
  rulesNote: 'We test with made-up buyers. Most of them are about a dollar away from a limit.',
  publishedLimits: 'Income limits agree with Florida\u2019s own tables',
  publishedLimitsNote:
    'So far, Florida’s tables are the only ones that we typed in a second time to compare.',

  incomeEdges: 'The income on a program\u2019s page is the exact limit',
  incomeEdgesNote:
    'For each household size: with one dollar more, a buyer no longer meets the rule.',

  stateTitle: 'By state: the agency\u2019s own page is a source',
  stateTable: 'All {count} as a table',
  stateCaption: 'Number of programs in each state',
  state: 'State',
  national: 'National programs',
  programs: 'Programs',
  shortOwnSource: 'Agency\u2019s own source',
  shortDated: 'Source under 90 days',
  shortChecked: 'Checked in 90 days',
  shortFunding: 'Funding known',

  fairTitle: 'Does the price depend on who you are?',
  fair: 'We compared {compared} pairs of made-up buyers of the same home, with the same money and score. Their names, households, jobs, military service and income could differ. {different, plural, one {# pair} other {# pairs}} had a different payment.',
  fairTest: 'The test is called {name}.',
  exactTitle: 'Is the money exact?',
  exact:
    'Separate test software also works out the first payment of {compared} made-up buyers. {different, plural, one {# payment was} other {# payments were}} off by a cent or more.',
  gapTitle: 'What we do not know',
  gap: 'In {without} of {counties} counties, we know of no county or city program. {share} of people live in these counties.',
  errorTitle: 'Found an error?',
  error:
    'Choose “Something wrong?” on the program’s page. If you leave an email address, we tell you what we changed.',
  errorLink: 'Find the program',
  errorMail: 'You can also write to <a>{email}</a>.',
} as const;
