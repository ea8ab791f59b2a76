export const landingMore = {
  lowering: 'How {name} works',

  states: 'Programs in every state',
  statesCounted: '{count} programs, every state',
  statesLead:
    '{local} from states, counties and cities, {national} nationwide. Each shows its source and the day we checked it.',
  searchAll: 'Search all programs',
  statesFailed: 'We could not load the programs by state.',
  yourState: 'Your state',
  stateOption: '{name} ({count, number})',
  ofState: '<b>{own, number}</b> of its own and <b>{national, number}</b> nationwide',
  allOfState:
    '{count, plural, one {The program} other {All # programs}} of {state}, its counties and its cities',

  why: 'What we promise',
  reasonsTitle: 'See why you do or do not qualify',
  reasons: 'Programs from all 50 states, with the rule behind every yes and no.',
  costsTitle: 'What it costs later',
  costs: 'The money you save now is money you owe later. You see how much before you decide.',
  datesTitle: 'Every fact has a date',
  dates: 'We list the source of every limit, rate and program, and the day we checked it.',

  close: 'See your programs before you talk to anyone',
  closeLead: 'No account, no phone number, no Social Security number.',
} as const;
