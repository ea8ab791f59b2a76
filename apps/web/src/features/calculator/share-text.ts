import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    title: 'Share or print',
    lead: 'The link contains the price, down payment, term, rate, program and location, and whether help is counted. It contains nothing about you. Your own tax and insurance rates and extras stay here.',
    copy: 'Copy link',
    send: 'Send link',
    copied: 'The link is copied.',
    notCopied: 'Your browser did not let us copy it. Here is the link:',
    link: 'Link to these figures',

    opening: 'Opening the shared figures',
    openFailed: 'The location in this link did not load.',
    tryAgain: 'Try again',

    ask: 'This link brings other figures',
    askLead: 'You have a quote in progress. Take these figures into it, or keep yours?',
    figure: 'Figure',
    yours: 'Yours',
    theLinks: 'The link\u2019s',
    homePrice: 'Home Price',
    downPayment: 'Down Payment',
    term: 'Term',
    termYears: '{years:number} Years',
    interestRate: 'Interest Rate',
    location: 'Location',
    place: '{city:string}, {state:string} {zipcode:string}, {county:string}',
    help: 'Down payment help',
    counted: 'Counted',
    notCounted: 'Not counted',
    unanswered: 'Not answered',
    use: 'Use the link\u2019s figures',
    keep: 'Keep mine',

    openTitle: 'These figures are from a link',
    scoreAssumed: 'We assume a credit score of 620 or more.',
    noDownPayment: 'The link has no down payment, so none is counted.',
    openLead: 'The rest of your quote is still open.',
    answer: 'Answer the open questions',
  },
});
