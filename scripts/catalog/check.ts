import type { CatalogProgram } from '@latchkey/domain';
import { gradeOf, HIGHEST_GRADE, sentencesFor } from '../../apps/api/src/programs/readability.ts';
import { textTable } from './text-table.ts';

const WORST_SHOWN = 10;

export interface CatalogCheck {
  readonly programs: number;
  /** Average US school grade across the programs. */
  readonly averageGrade: number;
  /** The programs that are hardest to read, hardest first. */
  readonly hardest: readonly { readonly slug: string; readonly grade: number }[];
  readonly isPlain: boolean;
}

/** Counts a catalog's programs and grades their sentences. */
export function checkCatalog(programs: readonly CatalogProgram[]): CatalogCheck {
  const grades = programs
    .map((program) => ({ slug: program.slug, grade: gradeOf(sentencesFor(program)) }))
    .toSorted((a, b) => b.grade - a.grade || a.slug.localeCompare(b.slug));
  const averageGrade = grades.reduce((sum, { grade }) => sum + grade, 0) / grades.length;
  return {
    programs: programs.length,
    averageGrade,
    hardest: grades.slice(0, WORST_SHOWN),
    isPlain: averageGrade <= HIGHEST_GRADE,
  };
}

export function checkReport({ programs, averageGrade, hardest, isPlain }: CatalogCheck): string {
  const average = averageGrade.toFixed(1);
  return [
    `${programs} programs, all in the right format.`,
    `Reading grade ${average} on average: ${isPlain ? 'plain enough' : `above ${HIGHEST_GRADE}, rewrite the hardest`}.`,
    '',
    textTable(
      ['Hardest to read', 'Grade'],
      hardest.map(({ slug, grade }) => [slug, grade.toFixed(1)]),
    ),
  ].join('\n');
}
