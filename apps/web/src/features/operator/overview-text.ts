import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    title: 'Overview',
    lead: 'How far quotes come. These are counts of quotes, not of people, and whoever asks not to be tracked is not among them.',
    // What is shown
    days: 'Days',
    last: '{days:number} days',
    own: 'Own days',
    from: 'From',
    to: 'To',
    state: 'State',
    everyState: 'Every state',
    wrongDays:
      'Choose a first day and a last one that is not before it, {days:number} days at most.',
    loadFailed: 'The counts could not be loaded.',
    none: 'No quote was counted in these days.',
    // Funnel
    funnelTitle: 'How far quotes came',
    funnelWords:
      'Of <b>{first:string}</b> quotes started, <b>{confirmed:string}</b> were confirmed and <b>{submitted:string}</b> sent.',
    funnelWordsOfState:
      'Of <b>{first:string}</b> quotes whose home is in {state:string}, <b>{confirmed:string}</b> were confirmed and <b>{submitted:string}</b> sent.',
    fromLocation: 'The state is known once the location is given: this is the first step here.',
    funnelTable: 'Quotes at each step',
    step: 'Step',
    quotes: 'Quotes',
    ofBefore: 'Of the step before',
    ofStarted: 'Of those started',
    ofLocated: 'Of those with a location',
    nothing: '–',
    withShare: '{count:string} · {share:string}',
    started: 'Started',
    confirmed: 'Confirmed',
    programs: 'Programs seen',
    calculator: 'Calculator',
    submitted: 'Request sent',
    // Days
    daysTitle: 'Day by day',
    daysWords: 'Days begin at midnight UTC.',
    daysTable: 'Quotes of each day',
    day: 'Day',
    hint: '{label:string}: {count:string}',
  },
});
