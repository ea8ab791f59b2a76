/**
 * The files and feeds that `llms.txt` lists. Each state has its own feeds and calendar, and the
 * list shows Michigan's as examples.
 */
export const listedFiles = [
  ['/data/programs.json', 'every fact about each program'],
  ['/data/programs.csv', 'one row for each program'],
  ['/data/sources.csv', 'one row for each source of a program, with its address and date'],
  ['/data/counties.csv', 'income limits, loan limits, tax and insurance rates of each county'],
  ['/data/schema.json', 'JSON Schema of programs.json'],
  ['/data/datapackage.json', 'what each column means, as a Data Package'],
  ['/data/data.json', 'the same in DCAT-US 3.0'],
  ['/changes.atom', 'changes of facts, as Atom'],
  ['/changes.json', 'changes of facts, as JSON Feed'],
  ['/changes/mi.atom', 'changes in one state, here Michigan, also as mi.json'],
  ['/calendar/mi.ics', 'funding rounds in one state, here Michigan'],
] as const;
