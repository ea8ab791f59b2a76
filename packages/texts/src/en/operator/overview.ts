export const overview = {
  title: 'Overview',
  lead: 'How many quotes reach each step. These are counts of quotes, not people. Visitors who ask not to be tracked are not counted.',
  // What is shown
  days: 'Days',
  last: '{days:number} days',
  own: 'Custom range',
  from: 'From',
  to: 'To',
  state: 'State',
  everyState: 'All states',
  wrongDays:
    'Choose a first day and a last day that is the same or later. The range can be at most {days:number} days.',
  loadFailed: 'We could not load the counts. Check your connection, then try again.',
  none: 'No quotes were counted on these days.',
  // Funnel
  funnelTitle: 'Funnel',
  funnelWords:
    'Quotes started: <b>{first:string}</b>. Confirmed: <b>{confirmed:string}</b>. Requests sent: <b>{submitted:string}</b>.',
  funnelWordsOfState:
    'Quotes for homes in {state:string}: <b>{first:string}</b>. Confirmed: <b>{confirmed:string}</b>. Requests sent: <b>{submitted:string}</b>.',
  fromLocation:
    'The funnel for a state starts at the location question, because we do not know the state before that.',
  funnelTable: 'Quotes at each step',
  step: 'Step',
  quotes: 'Quotes',
  lostHere: 'Lost here',
  ofBefore: 'Of the step before',
  gained: '{count:string} more',
  noLoss: 'None',
  largestLoss:
    'The largest loss is at <b>{step:string}</b>: <b>{count:string}</b> lost, {share:string} of those that reached the step before.',
  ofStarted: 'Of quotes started',
  ofLocated: 'Of quotes with a location',
  nothing: '–',
  started: 'Started',
  confirmed: 'Confirmed',
  programs: 'Programs seen',
  calculator: 'Calculator',
  submitted: 'Request sent',
  // Days
  daysTitle: 'Day by day',
  daysWords: 'Days begin at midnight UTC.',
  daysTable: 'Quotes per day',
  day: 'Day',
  hint: '{label:string}: {count:string}',
} as const;
