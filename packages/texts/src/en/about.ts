export const about = {
  // The page about our sources
  sourcesTitle: 'Sources and dates',
  sourcesLead: 'Where every number on this site comes from, and how old it is.',
  sourcesFailed: 'We could not load the sources. Try again later.',
  asOf: 'As of {date}',
  credit: 'Source: {credit}',
  averageRate30: 'Latest average rate in our data: {rate30} for a 30-year loan, week of {day}.',
  averageRate:
    'Latest average rates in our data: {rate30} for a 30-year loan and {rate15} for a 15-year loan, week of {day}.',
  programsNote:
    'Each program’s page lists its sources, their dates, and the day we checked them. If the sources are old or incomplete, the page says “Verify first”.',
  allPrograms: 'See all programs by state',
  licenseNote:
    'Data from US government agencies is in the public domain. We write all program descriptions ourselves.',

  // The privacy page
  privacyTitle: 'Privacy',
  privacyLead: 'What we keep, where, and for how long. We do not track you.',
  browserTitle: 'In your browser',
  browserAnswers:
    'Your answers stay in this browser, so you do not lose them if you reload or close the tab. They include your income, your credit score range, your short answers, your rent, the programs we showed you, and the date and programs of each request. If you share this computer, clear your answers.',
  browserRequest:
    'After you send a request, this tab keeps a copy, so you can see it again. The copy is deleted when you close the tab or clear your answers.',
  browserSource:
    'The link that brought you here may include a campaign or partner label. If so, this tab keeps those labels until you close it or clear your answers, and your request includes them.',
  browserPapers:
    'A Loan Estimate that you check here is read on your device. We do not send it, and we do not store it.',
  browserLife:
    'An unfinished quote stays until you clear it. A quote that you confirmed expires after {days, number} days without a change. If you choose a language, this browser keeps your choice in a cookie for a year. It also keeps the choice until you sign in, so your account can use that language.',
  searchTitle: 'When you look for programs',
  search:
    'Your answers go to our server, which finds matching programs and sends you the list. The server does not keep the answers.',
  accountTitle: 'When you have an account',
  account:
    'We keep your name, your email address, the language you chose, your quotes, your short answers about programs, and the date and programs of each request. We also keep the time you signed in and the browser you used. We keep only a hash of your password, so no one can read it.',
  accountLife:
    'The quotes in this browser move to your account when you sign in. When you log out, your answers leave the browser. In your account settings you can download your quotes and delete your account. If you delete it, you choose whether your requests are withdrawn and deleted, too.',
  requestTitle: 'When you request pre-approval',
  request:
    'We keep your name, your email address, your phone number if you give one, the language of the page, and the answers in your quote. We need them to get back to you.',
  requestConsent:
    'If you allow calls or texts, we keep the exact words you agreed to, the time, and the IP address, browser and page you used. You can withdraw your permission at any time.',
  requestLife:
    'We delete a request, with everything that we keep for it, {days, number} days after you send it. US rules ask lenders to keep applications for 25 months. We keep a request longer only if a legal matter requires it.',
  requestLimits:
    'We never ask for your Social Security number or your street address. We do not sell what you send.',
  noticesTitle: 'When you sign up for emails about changes',
  notices:
    'We keep your email address or your account, what you asked about, the language of the page, the state the home is in, and which changes we told you about. We also keep each email for {days, number} days, and whether it arrived. We use this only to email you about those changes.',
  noticesQuotes:
    'If you save quotes in an account, we compare them with facts that changed. With each quote we keep what changed, so your dashboard can show it. If your address is confirmed, we email you about it at most once a week, until you turn these emails off.',
  noticesCorrection:
    'If you report a wrong fact, we keep what you wrote. We keep your email address only if you enter it, so we can email you after we check the fact.',
  noticesLife:
    'One click in any email stops these emails. We delete what we kept for them {days, number} days later, so the link in an old email still works until then. If you do not confirm an address, we delete it after {days, number} days. If you delete a quote, its emails stop and we delete what we kept for it within {days, number} days. If you delete your account, we delete all of this right away.',
  agenciesTitle: 'When you run a program and confirm its facts',
  agencies:
    'We keep your email address with the emails that we send you for {days, number} days. If you turn on the monthly email, or if we invited you, we keep your address until {days, number} days after that ends. Buyers see only “the agency says so”. We store your statement with only the part of your address after the @ sign.',
  rightsTitle: 'What you can ask us to do',
  rights: 'You can ask to see, correct or delete what we keep about you. Write to <a>{email}</a>.',
  rightsErased:
    'If you ask us to delete what we keep about you, we also tell everyone who got your requests from us to delete their copies. We then keep only a note of the deletion, with a code in place of your address. If a legal matter requires us to keep a request, we keep it and tell you.',
  countingTitle: 'What we count',
  counting:
    'We count how many quotes reach each step, from the first answer to the request. We keep one count per step, day and state. For each step, your browser sends the name of the step and, once you have entered it, the state the home is in. It sends nothing that identifies your quote: no cookie, no ID, and no other answers.',
  countingOnce:
    'We count each step only once per quote, so your browser stores the counted steps with the quote.',
  trackingTitle: 'No tracking',
  tracking:
    'This site loads no scripts, fonts or images from other companies, shows no ads and sets no tracking cookies.',
  trackingGoogle:
    'If you press “Continue with Google”, this page loads a script from Google, and Google learns that you are signing in here.',
  signals:
    'Does your browser send Global Privacy Control or Do Not Track? We honor both: we do not count your quote or keep campaign and partner labels. There is nothing else to turn off, because we do not sell or share personal data.',

  // The accessibility page
  accessibilityTitle: 'Accessibility',
  accessibilityLead: 'This site is for everyone who wants to buy a home.',
  goalTitle: 'What we aim for',
  goal: 'We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
  doneTitle: 'What that means here',
  doneKeyboard: 'Everything works with a keyboard, and you can see where you are on the page.',
  doneReader: 'Screen readers can read control names and states, errors and messages.',
  doneZoom: 'Pages fit a screen 320 pixels wide and can be enlarged to 200% or more.',
  doneColor: 'Text has enough contrast in light and dark mode.',
  doneMotion: 'Nothing moves if you set your device to reduce motion.',
  doneTime: 'A message stays while you point at it or move the keyboard focus to it.',
  testedTitle: 'How we check',
  tested:
    'Automated tests check every page in light and dark mode each time the site changes. These tests do not find every problem.',
  tellTitle: 'Tell us what does not work',
  tell: 'Write to <a>{email}</a>. Tell us which page it was and what you tried. If you cannot use a page, we will help you by email.',
} as const;

export const example = {
  title: 'Where \u201cup to {percent}\u201d comes from',
  titleWithoutClaim: 'A worked example',
  lead: 'The costs of one home, step by step, including what you owe later.',
  home: 'The home costs {price}, and you put {down} down. Each year, property tax is {tax} of the price and home insurance is {insurance}. The loan is for {years, number} years at {rate}.',
  traditionalTitle: 'Traditional payment',
  traditional: '{loan} a month repays the loan, and {taxes} pays taxes and insurance.',
  loweredTitle: 'With {name}',
  lowered: '{saved}/month less ({percent}) for {years, number} years.',
  dueAtClosing: 'Taxes and insurance due at closing',
  how: 'For {years, number} years, you pay only the loan. You pay the first year\u2019s taxes and insurance at closing. A line of credit pays them for the other years, and you owe that money at the end.',
  who: 'The savings are large here because taxes and insurance are a large part of the payment. Your savings may be smaller, or you may not qualify. This is an estimate, not an offer.',
  start: 'Start my own quote',
} as const;

/**
 * What our product uses from each source, by the source's ID in the reference data. A source's
 * date, publisher and title are included only if they contain words to translate.
 */
export const sources = {
  'zip-codes': 'ZIP Codes, their counties and their post office cities',
  'zip-codes-date': 'Q4 2025',
  population: 'ZIP Code populations and county names',
  'population-date': '2019-2023, or 2016-2020 where that has no figure',
  'place-names': 'Spelling of place names',
  'property-tax': 'County property tax rates',
  'property-tax-new-jersey':
    'Property tax in eight counties where the median is only known to be over $10,000',
  'property-tax-deductions': 'Property tax in six other counties with no exact median',
  'property-tax-after-sale': 'Property tax in the first full year after a sale, in ten states',
  'property-tax-after-sale-publisher': 'State and county tax offices, and public pages about them',
  'property-tax-after-sale-title': 'Tax rates and homestead rules, each county with its own source',
  'home-insurance': 'County home insurance rates',
  'income-limits': 'Area median income and income limits',
  'income-limits-date': 'Fiscal year 2026',
  'state-medians':
    'Median income of Florida, Indiana, Michigan, New Jersey, Ohio and South Carolina',
  'state-medians-date': 'Fiscal year 2026',
  'state-medians-publisher': 'State housing finance agencies',
  'state-medians-title': 'Income limits of their bond programs, based on the HUD median',
  'bond-price-limits': 'Price limits of bond programs: a yearly share of the FHA loan limit',
  'bond-price-limits-publisher': 'Internal Revenue Service, and state housing finance agencies',
  'bond-price-limits-title':
    'Average area purchase price safe harbors, and the price limits that follow them',
  'conforming-limits': 'Conforming loan limits',
  'fha-limits': 'FHA loan limits',
  'mortgage-insurance-fha':
    'FHA mortgage insurance: up-front and yearly premium, and how long it is paid',
  'mortgage-insurance-private':
    'Private mortgage insurance: published rates for an owner-occupied one-unit home',
  'mortgage-insurance-private-date': 'July 2018 (MGIC), February 2019 (Essent)',
  'mortgage-insurance-end':
    'When private mortgage insurance ends: at 78% of the price, or at 80% if you ask',
  'va-funding-fee': 'VA funding fee, by down payment and use',
  'usda-fees': 'USDA guaranteed loans: up-front guarantee fee and annual fee',
  'usda-fees-date': 'Fiscal year 2024',
  'debt-guides': 'How much debt lenders allow for a given income',
  'debt-guides-date': '2022 (Fannie Mae), 2012 (HUD)',
  'closing-costs': 'Average closing costs for a purchase',
  'mortgage-rate': 'Weekly average mortgage rates',
  programs: 'Down payment programs',
  'programs-publisher': 'The agencies that run them, and public pages about them',
  'programs-title': 'Listed on each program\u2019s page, with the date of each source',
} as const;
