import { type CatalogProgram, needsVerifying, newestSource, stateOf } from '@latchkey/domain';
import { textTable } from './text-table.ts';

const MILLISECONDS_A_DAY = 86_400_000;

export interface ListedProgram
  extends Pick<CatalogProgram, 'id' | 'slug' | 'kind' | 'status' | 'checkedOn' | 'confidence'> {
  readonly state: string;
  readonly newestSource: string | null;
  /** Whether the page shows buyers the label "Verify first". */
  readonly verifyFirst: boolean;
}

export interface Selection {
  /**
   * The two-letter code of a state, or US for the national programs. Undefined for all programs.
   */
  readonly state?: string | undefined;
  /** Lists only programs that were last checked at least this many days ago. */
  readonly staleDays?: number | undefined;
  /** Today's date in ISO format. */
  readonly today: string;
}

/** Returns the selected programs, sorted by state and ID. */
export function listPrograms(
  programs: readonly CatalogProgram[],
  { state, staleDays, today }: Selection,
): ListedProgram[] {
  return programs
    .filter((program) => state === undefined || stateOf(program) === state)
    .filter(
      (program) => staleDays === undefined || daysSince(program.checkedOn, today) >= staleDays,
    )
    .map((program) => ({
      id: program.id,
      slug: program.slug,
      state: stateOf(program),
      kind: program.kind,
      status: program.status,
      checkedOn: program.checkedOn,
      newestSource: newestSource(program.sources),
      confidence: program.confidence,
      verifyFirst: needsVerifying(
        { ...program, newestSource: newestSource(program.sources) },
        today,
      ),
    }))
    .toSorted((a, b) => a.state.localeCompare(b.state) || a.id - b.id);
}

export function listReport(listed: readonly ListedProgram[]): string {
  const table = textTable(
    ['Id', 'State', 'Program', 'Kind', 'Funding', 'Checked', 'Newest source', 'Verify first'],
    listed.map((program) => [
      program.id,
      program.state,
      program.slug,
      program.kind,
      program.status,
      program.checkedOn,
      program.newestSource ?? 'undated',
      program.verifyFirst ? 'yes' : '',
    ]),
  );
  return `${table}\n\n${listed.length} programs`;
}

function daysSince(day: string, today: string): number {
  return (Date.parse(today) - Date.parse(day)) / MILLISECONDS_A_DAY;
}
