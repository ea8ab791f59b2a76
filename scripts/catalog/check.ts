import { doubtfulFigures, programFaults, weakFacts } from '@latchkey/domain/catalog-check';
import { gradeOf, HIGHEST_GRADE, sentencesFor } from '../../apps/api/src/programs/readability.ts';
import type { CatalogFiles } from '../../apps/api/src/reference-data/load-catalog.ts';
import type { ReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import {
  type CatalogFault,
  type FiledProgram,
  faultLine,
} from '../../apps/api/src/reference-data/read-programs.ts';
import { textTable } from './text-table.ts';

const WORST_SHOWN = 10;

export interface CatalogCheck {
  readonly programs: number;
  /** The number of the operator's own programs. */
  readonly own: number;
  /** Problems that keep the server from starting. */
  readonly faults: readonly CatalogFault[];
  /** Problems in the product file's list of hidden programs, one line each. */
  readonly productFaults: readonly string[];
  /** Facts that the server accepts but that someone should verify. */
  readonly doubts: readonly CatalogFault[];
  /** Facts of a kind that is often wrong. */
  readonly weak: readonly CatalogFault[];
  /** The average US school grade of the programs' text. */
  readonly averageGrade: number;
  /** The programs that are hardest to read, starting with the hardest one. */
  readonly hardest: readonly { readonly slug: string; readonly grade: number }[];
  readonly isPlain: boolean;
}

/** Checks the facts of a catalog and grades its sentences. */
export function checkCatalog(
  { programs, own, shipped, faults, productFaults }: CatalogFiles,
  { places, bondPriceYears }: Pick<ReferenceData, 'places' | 'bondPriceYears'>,
): CatalogCheck {
  const known = places();
  const tables = { places: known, bondPrices: bondPriceYears };
  const grades = programs
    .map(({ program }) => program)
    .filter((program) => sentencesFor(program).length > 0)
    .map((program) => ({ slug: program.slug, grade: gradeOf(sentencesFor(program)) }))
    .toSorted((a, b) => b.grade - a.grade || a.slug.localeCompare(b.slug));
  const averageGrade = grades.reduce((sum, { grade }) => sum + grade, 0) / grades.length;
  return {
    programs: programs.length,
    own: own.length,
    faults: [...faults, ...shipped.flatMap(filed((program) => programFaults(program, known)))],
    productFaults,
    doubts: [
      ...programs.flatMap(filed((program) => doubtfulFigures(program, known))),
      ...own.flatMap(filed(withoutSource)),
    ],
    weak: programs.flatMap(filed((program) => weakFacts(program, tables))),
    averageGrade,
    hardest: grades.slice(0, WORST_SHOWN),
    isPlain: averageGrade <= HIGHEST_GRADE,
  };
}

export function checkReport(check: CatalogCheck): string {
  const { programs, own, doubts, weak, averageGrade, hardest, isPlain } = check;
  const faults = [...check.faults.map(faultLine), ...check.productFaults];
  const average = averageGrade.toFixed(1);
  const count =
    own > 0 ? `${programs} programs, including ${own} of your own` : `${programs} programs`;
  return [
    ...(faults.length > 0
      ? ['The server does not start with these problems:', ...faults]
      : [`${count}, all in the right format.`]),
    ...(doubts.length > 0
      ? ['', 'Possible but unusual. Check these again:', ...doubts.map(faultLine)]
      : []),
    ...(weak.length > 0
      ? ['', 'Often wrong. Compare these with the source:', ...weak.map(faultLine)]
      : []),
    '',
    `Reading grade ${average} on average: ${isPlain ? 'plain enough' : `above ${HIGHEST_GRADE}, so rewrite the hardest`}.`,
    '',
    textTable(
      ['Hardest to read', 'Grade'],
      hardest.map(({ slug, grade }) => [slug, grade.toFixed(1)]),
    ),
  ].join('\n');
}

/**
 * Returns a function that finds problems in a program. It adds the program's file and slug to each
 * problem.
 */
function filed(
  find: (program: FiledProgram['program']) => Iterable<Omit<CatalogFault, 'file' | 'program'>>,
) {
  return ({ file, program }: FiledProgram): CatalogFault[] =>
    [...find(program)].map((one) => ({ file, program: program.slug, ...one }));
}

function* withoutSource({ sources }: FiledProgram['program']) {
  if (sources.length === 0) yield { field: 'sources', fault: 'names no source' };
}
