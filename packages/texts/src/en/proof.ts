export const proof = {
  title: 'What we claim, and how it is tested',
  lead: 'We count our programs and run our tests, then show the results here. The bad ones, too. No number on this page is typed by hand.',
  dates: 'Programs counted {countedOn}. Tests run {ranOn}.',
  of: 'of {all}',
  ofOpen: 'of {all} called open',
  ofPrograms: 'of {all} programs read twice',
  ofResults: 'of {all} results',
  ofLimits: 'of {all} limits',
  ofTried: 'of {all} programs tried',

  factsTitle: 'Are the facts fresh and sourced?',
  ownSource: 'The agency\u2019s own page is a source',
  ownSourceNote:
    'A page on the program\u2019s own website or on a government (.gov) site. The others rest only on lenders, news or lists.',
  recentlyDated: 'The newest source is under 90 days old',
  recentlyDatedNote:
    'By the date on the source. One with only a month or year counts from its first day.',
  recentlyChecked: 'We checked it in the last 90 days',
  recentlyCheckedNote: 'We compared what we say with the sources that we have.',
  knownFunding: 'We know whether there is money',
  knownFundingNote: 'The others say "Funding unknown".',
  confirmedOpen: 'A source from the last 30 days says it is open',
  confirmedOpenNote: 'The others were open when an older source was written. Call first.',

  rightTitle: 'Are they right?',
  handDerived: 'Agree with a second reading',
  handDerivedNote:
    'For made-up buyers, we worked out by hand what the sources allow. {count, plural, one {# program has} other {# programs have}} no second reading yet.',
  rules: 'Income and loan rules agree with a second program',
  rulesNote: 'For made-up buyers. Most of them are about a dollar away from a limit.',
  publishedLimits: 'Income limits agree with Florida\u2019s own tables',
  publishedLimitsNote:
    'So far, we typed in only this agency\u2019s tables a second time to compare them.',

  incomeEdges: 'The income on a program\u2019s page is the exact limit',
  incomeEdgesNote: 'One dollar more and the rule no longer says yes, for each household size.',

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

  fairTitle: 'Does the price look at you?',
  fair: 'We compared {compared} pairs of made-up buyers of the same home, with the same money and score. Their names, households, jobs, military service and income could differ. {different, plural, one {# pair} other {# pairs}} had a different payment.',
  fairTest: 'The test is called {name}.',
  exactTitle: 'Is the money exact?',
  exact:
    'A second program also works out the first payment of {compared} made-up buyers. {different, plural, one {# payment was} other {# payments were}} off by a cent or more.',
  gapTitle: 'What we do not know',
  gap: 'In {without} of {counties} counties, we know of no county or city program. {share} of people live there.',
  errorTitle: 'Found an error?',
  error:
    'Choose "Something wrong?" on the program\u2019s page. If you leave an email, we tell you what we changed.',
  errorLink: 'Find the program',
  errorMail: 'You can also write to <a>{email}</a>.',
} as const;
