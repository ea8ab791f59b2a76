/** The page about the catalog's files and feeds. */
export const data = {
  title: 'The rules of {count, number} programs, as files',
  lead: 'Who may get the help, what is owed later, and whether there is money. Each fact has its source and day. No key, no account.',
  version: 'Version {day}',
  anySite: 'Open to any site (CORS)',

  files: 'Files',
  get: 'Get',
  getFile: 'Get {name}',
  everything: 'Everything, one object for each program',
  onePerProgram: 'One row for each program, for a spreadsheet',
  sources: 'Program, facts, address, day, our note',
  counties: 'Income limits, loan limits, rates: {count, number} counties',
  descriptions: 'What each field means, for software',

  firstRows: 'First rows of programs.csv',
  example:
    'Example: in a spreadsheet, keep the rows with state = FL and status = paused. Then look for each slug in sources.csv to see who says so.',

  license: 'License',
  terms:
    'Facts are free. Our sentences and the structure of the files: <a>{license}</a>. Name \u201c{brand}\u201d and link to this page. The file datapackage.json credits our sources.',
  language: 'The files and feeds are in English.',

  feeds: 'Changes as they happen',
  state: 'State',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  oneState: 'One state',
  rounds: 'Rounds, calendar',
  copy: 'Copy the address: {name}',
  copied: 'Copied: {address}',
  notCopied: 'Your browser did not copy it. The address is {address}',

  newest: 'Newest changes',
  noChanges: 'No fact has changed yet.',
  allChanges: 'All changes',

  build: 'Build with it',
  api: 'API description',
} as const;
