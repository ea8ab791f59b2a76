import * as z from 'zod/mini';

const ProgramId = z.int().check(z.gte(1));

/** Maximum number of other programs that a URL or scenario may combine with a program. */
const MOST_OTHERS = 9;

/** IDs of the other programs in a combination. Empty if there are no other programs. */
export const WithIds = z.readonly(z.array(ProgramId).check(z.maxLength(MOST_OTHERS)));

/** The IDs of the programs that a buyer wants to apply. */
export interface AskedPrograms {
  /** The program from which the buyer started. Null if there was no such program. */
  readonly programId: number | null;
  /** The other programs in a combination. */
  readonly withIds: readonly number[];
}

/** The programs that a buyer chose, in the format that an account stores with a quote. */
export const ChosenPrograms = z.strictObject({ programId: ProgramId, withIds: WithIds });
export type ChosenPrograms = z.infer<typeof ChosenPrograms>;

/** The query parameter for the other programs in a combination. */
export const WITH = 'with';

/**
 * Parses IDs separated by commas, as in the `with` parameter. Returns an empty list if any element
 * is not an ID.
 */
export function readWithIds(parameter: (name: string) => string | null): readonly number[] {
  const words = parameter(WITH) ?? '';
  if (!/^\d{1,9}(,\d{1,9})*$/.test(words)) return [];
  return WithIds.safeParse(words.split(',').map(Number)).data ?? [];
}

/**
 * Returns the query string that passes these programs to the calculator and pre-approval pages.
 * Empty if there are no programs.
 */
export function programsQueryOf({ programId, withIds }: AskedPrograms): string {
  if (programId === null) return '';
  const others = withIds.length > 0 ? `&${WITH}=${withIds.join(',')}` : '';
  return `?programId=${programId}${others}`;
}

/** Returns the IDs of these programs. The first program's ID becomes `programId`. */
export function idsOf(programs: readonly { readonly id: number }[]): AskedPrograms {
  const [programId = null, ...withIds] = programs.map(({ id }) => id);
  return { programId, withIds };
}
