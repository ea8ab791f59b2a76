/** Emails about changes, and the one that asks to confirm an address for them. */
export const notices = {
  // Confirm an address
  confirmSubject: 'Confirm your email address',
  confirmPreview: 'One click, and we tell you what you asked for.',
  confirmProgram:
    'Someone, most likely you, asked {brand:string} to email this address when this program changes: {program:string}.',
  confirmCorrection:
    'Someone, most likely you, reported a wrong fact to {brand:string}, and asked us to write to this address once we have checked it.',
  confirmWords: 'Press the button if you want these emails.',
  confirmAction: 'Confirm my address',
  confirmIgnore: 'If you did not ask for this, ignore this email. We send nothing more about it.',

  // A program changed
  programSubject: '{program:string}: what changed',
  programPreview: 'What is new, and what says so.',
  programWords: 'You asked us to tell you when this program changes. This is what changed:',
  programGone: 'This program is no longer in our catalog. This is what changed:',
  verify: 'Ask the agency before you count on it. Rules change and money runs out.',
  seeProgram: 'See the program',

  // Saved quotes changed
  quoteSubject: 'Something changed for your saved quote',
  quotesSubject: 'Something changed for your saved quotes',
  quotePreview: 'What changed, and why.',
  quoteWords: 'We ran your saved quote again with the newest facts. This is what changed:',
  quotesWords: 'We ran your saved quotes again with the newest facts. This is what changed:',
  quoteTitle: 'Your home in {place:string} for {price:string}',
  seeQuotes: 'See my quotes',

  // Several of these changed
  allSubject: 'What changed for you',
  allWords: 'You asked us to tell you about changes. This is what changed:',

  // A correction was checked
  outcomeSubject: 'We checked your correction',
  outcomePreview: 'Thank you for telling us.',
  outcomeThanks: 'Thank you for telling us about {program:string}.',
  outcomeChanged: 'We checked what you sent against its sources and corrected the program.',
  'outcomeNot-changed':
    'We checked what you sent against its sources. They support what we show, so we changed nothing.',
  outcomeLast:
    'This is our only email about your correction. We delete your address within 60 days.',

  // Why this email comes
  whyProgram: 'You get this email because you asked {brand:string} to tell you about this program.',
  whyQuote: 'You get this email because you asked {brand:string} to tell you about this quote.',
  whyAll:
    'You get this email because you asked {brand:string} to tell you about changes. The link below ends emails about everything in it.',
  whyWeekly:
    'You get this email because you saved a quote with {brand:string}. It comes at most once a week, and only if something changed.',
  stop: 'Stop these emails',
} as const;
