import { type CatalogProgram, mentionedFacts } from '@latchkey/domain';
import { SEPARATOR } from './programs.ts';
import type { Table } from './table.ts';

/** A source of a program. */
interface ProgramsSource {
  readonly program: CatalogProgram;
  readonly source: CatalogProgram['sources'][number];
}

/** One line for each source of each program. */
export const sourcesTable: Table<ProgramsSource> = {
  name: 'sources',
  title: 'Sources',
  description:
    'Who says so: one row for each source of a program, with the date that the source gives.',
  columns: [
    {
      name: 'slug',
      type: 'string',
      description: 'The program, as in programs.csv',
      value: ({ program }) => program.slug,
    },
    {
      name: 'program',
      type: 'string',
      description: 'Full name of the program',
      value: ({ program }) => program.fullName,
    },
    {
      name: 'state',
      type: 'string',
      description: 'Two letters. Empty for a national program.',
      value: ({ program }) => program.coverage.state,
    },
    {
      name: 'facts',
      type: 'string',
      description:
        'Facts that the note mentions. funding is the status, and the others are fields of programs.json.',
      value: ({ source }) => mentionedFacts(source).join(SEPARATOR),
    },
    {
      name: 'address',
      type: 'string',
      description: 'Where it says so',
      value: ({ source }) => source.url,
    },
    {
      name: 'day',
      type: 'string',
      description: "The source's own date: a year, a month or a day. Empty if it has none.",
      value: ({ source }) => source.asOf,
    },
    {
      name: 'supports',
      type: 'string',
      description: 'Our note on what it supports',
      value: ({ source }) => source.supports,
    },
  ],
};

export function sourcesOf(programs: readonly CatalogProgram[]): ProgramsSource[] {
  return programs.flatMap((program) => program.sources.map((source) => ({ program, source })));
}
