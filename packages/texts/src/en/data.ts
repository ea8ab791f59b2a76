/** Texts of the page about the catalog's files and feeds. */
export const data = {
  title: 'Download the rules of {count, number} programs',
  lead: 'See who may get down payment help, what they owe later, and whether money is available. Each fact has its source and date. You do not need a key or an account.',
  version: 'Version {day}',
  anySite: 'Open to any site (CORS)',

  files: 'Files',
  get: 'Get',
  getFile: 'Get {name}',
  everything: 'All facts, with one object for each program',
  onePerProgram: 'One row for each program, for a spreadsheet',
  sources: 'Each source: program, facts, web address, date, our note and the source’s own words',
  counties: 'Income limits, loan limits and rates of {count, number} counties',
  descriptions: 'What each field means, for software',

  firstRows: 'First rows of programs.csv',
  example:
    'Example: in a spreadsheet, keep the rows with state = FL and status = paused. status_day is the date of that status, and status_source is who reported it. If status_source is empty, our notes name no source.',

  license: 'License',
  terms:
    'The facts are free to use. You may also use our sentences and the structure of the files, under <a>{license}</a>: credit “{brand}” and link to this page. The file datapackage.json credits our sources.',
  language: 'The files and feeds are in English.',

  feeds: 'Changes as they happen',
  state: 'State',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  oneState: 'One state',
  rounds: 'Rounds, calendar',
  copy: 'Copy the address: {name}',
  copied: 'Copied: {address}',
  notCopied: 'Your browser did not copy the address. It is {address}',

  newest: 'Newest changes',
  noChanges: 'No fact has changed yet.',
  allChanges: 'All changes',

  build: 'Build with it',
  api: 'API description',
} as const;

/** Texts of the page that lists changes to the catalog. */
export const changesPage = {
  title: 'What changed',
  lead: 'We record every change to a program’s money and rules, who reported it and when.',
  confirmedTitle: 'Do we know if money is available today?',
  ofPrograms: 'of {programs, number} programs',
  confirmedNote:
    'For these programs, the agency or a source from the last 30 days says whether money is available. Counted on {day}.',
  money: 'Who last reported whether money is available',
  noMoney: 'No one has reported anything new since we began to keep records.',
  seeProgram: 'See the program',
  newest: 'Newest changes',
  feed: 'Follow all changes in a feed reader',
} as const;
