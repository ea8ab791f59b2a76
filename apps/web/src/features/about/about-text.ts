import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    // Sources
    sourcesTitle: 'Sources and dates',
    sourcesLead: 'Where every figure of this site is from, and how old it is.',
    sourcesFailed: 'The sources could not be loaded. Try again later.',
    tryAgain: 'Try again',
    asOf: 'As of {date:string}',
    averageRate:
      'Newest average rates in our data: {rate30:string} for 30 years and {rate15:string} for 15 years, week of {day:string}.',
    programsNote:
      'Each program names its own sources on its page, with their dates and the day we checked. Where they are old or thin, it says "Verify first".',
    licenceNote:
      'Figures of US government agencies are in the public domain. Every sentence about a program is our own.',

    // Privacy
    privacyTitle: 'Privacy',
    privacyLead: 'What is kept, where, and for how long. Nobody tracks you here.',
    browserTitle: 'In your browser',
    browserAnswers:
      'Your answers stay in this browser, so that a reload or a closed tab loses nothing. Among them are your income and your score band, so clear them on a shared computer.',
    browserLife:
      'The quote in progress stays until you clear it. A quote that you confirmed expires after {days:number} days without a change.',
    searchTitle: 'When you look for programs',
    search:
      'Your answers go to our server, which looks for programs that match and sends the list back. It does not keep the answers.',
    accountTitle: 'When you have an account',
    account:
      'Then we keep your name, your email address, your quotes, and when and with which browser you signed in. Of your password we keep only a hash, from which nobody can read it.',
    accountLife:
      'The quotes of this browser move to your account when you sign in. When you log out, your answers leave the browser. In your account settings you can download your quotes and delete your account.',
    requestTitle: 'When you ask for pre-approval',
    request:
      'Then we keep your name, your email address, your phone number if you give one, and the answers of your quote. We need them to get back to you.',
    requestConsent:
      'If you allow calls or texts we keep the exact words you agreed to, the time, and the network address, browser and page you used. You can take it back at any time.',
    requestLimits:
      'We never ask for your Social Security number or your street address. We do not sell what you send.',
    rightsTitle: 'What you can ask of us',
    rights:
      'Ask what we hold about you, have it corrected, or have it deleted: write to <a>{email:string}</a>.',
    countingTitle: 'What we count',
    counting:
      'We count how many quotes are started, get each answer, are confirmed, see their programs and the calculator, and are sent: numbers for each day and state. For each step your browser sends the name of the step and, once you gave it, the state of the home. Nothing of that says whose quote it is: no cookie, no ID, no other answer.',
    countingOnce:
      'Each step is counted once for a quote. To know that, your browser keeps with the quote which steps were counted.',
    trackingTitle: 'No tracking',
    tracking:
      'This site loads no scripts, fonts or pictures from other companies, shows no ads and sets no tracking cookies.',
    trackingGoogle:
      'If you press Continue with Google, a script of Google is loaded for it, and Google learns that you sign in here.',
    signals:
      'Does your browser send Global Privacy Control or Do Not Track? We honor both, and do not count your quote. There is nothing else to switch off, as we neither sell nor share personal data.',

    // Accessibility
    accessibilityTitle: 'Accessibility',
    accessibilityLead: 'This site is meant for everybody who wants to buy a home.',
    goalTitle: 'What we aim for',
    goal: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    doneTitle: 'What that means here',
    doneKeyboard: 'Everything works with a keyboard, and you can see where you are.',
    doneReader: 'Screen readers are told names, states, errors and messages.',
    doneZoom: 'Pages fit a screen 320 pixels wide and can be enlarged to 200% and more.',
    doneColor: 'Text stands out from its ground, in the light and the dark scheme.',
    doneMotion: 'Nothing moves if your device asks for less motion.',
    doneTime: 'Messages wait while you point at them or hold the focus there.',
    testedTitle: 'How we check',
    tested:
      'Automated tests look at every page in both schemes each time the site changes. They do not find everything.',
    tellTitle: 'Tell us what does not work',
    tell: 'Write to <a>{email:string}</a>. Say which page it was and what you tried. If you cannot use a page, we help you by mail.',
  },
});
