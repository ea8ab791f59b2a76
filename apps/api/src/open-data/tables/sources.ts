import { type CatalogProgram, fundingSource, mentionedFacts } from '@latchkey/domain';
import { SEPARATOR, STATUS_BASIS } from './programs.ts';
import { columnsOf, type Table } from './table.ts';

/** A source of a program. */
interface ProgramsSource {
  readonly program: CatalogProgram;
  readonly source: CatalogProgram['sources'][number];
}

const { text } = columnsOf<ProgramsSource>();

/** A table with one row for each source of each program. */
export const sourcesTable: Table<ProgramsSource> = {
  name: 'sources',
  title: 'Sources',
  description:
    'Who says so: one row for each source of a program, with the date that the source gives.',
  columns: [
    text('slug', 'The program, as in programs.csv', ({ program }) => program.slug),
    text('program', 'Full name of the program', ({ program }) => program.fullName),
    text('state', 'Two letters. Empty for a national program.', ({ program }) => {
      return program.coverage.state;
    }),
    text(
      'facts',
      'Facts that the note mentions. funding is the status, and the others are fields of programs.json.',
      ({ source }) => mentionedFacts(source).join(SEPARATOR),
    ),
    text('status_basis', `${STATUS_BASIS} Empty for other sources.`, ({ program, source }) => {
      const said = fundingSource(program);
      return said?.source === source ? said.basis : null;
    }),
    text('address', 'Where it says so', ({ source }) => source.url),
    text(
      'day',
      "The source's own date: a year, a month or a day. Empty if it has none.",
      ({ source }) => source.asOf,
    ),
    text('supports', 'Our note on what it supports', ({ source }) => source.supports),
    text(
      'quotes',
      "The source's own words. For each fact: its name, the day and the words",
      ({ source: { quotes = [] } }) =>
        quotes.map(({ fact, day, words }) => `${fact} ${day}: ${words}`).join(SEPARATOR),
    ),
  ],
};

export function sourcesOf(programs: readonly CatalogProgram[]): ProgramsSource[] {
  return programs.flatMap((program) => program.sources.map((source) => ({ program, source })));
}
