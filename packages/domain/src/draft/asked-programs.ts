import * as z from 'zod/mini';

const ProgramId = z.int().check(z.gte(1));

/** The most programs that one address or scenario may combine with another. */
const MOST_OTHERS = 9;

/** IDs of the other programs of a combination. Empty if one program applies alone. */
export const WithIds = z.readonly(z.array(ProgramId).check(z.maxLength(MOST_OTHERS)));

/** The programs that a buyer asks to apply, by their IDs. */
export interface AskedPrograms {
  /** The program that the buyer came from. Null for none. */
  readonly programId: number | null;
  /** The other programs of a combination. */
  readonly withIds: readonly number[];
}

/** The programs that a buyer chose, as an account stores them with a quote. */
export const ChosenPrograms = z.strictObject({ programId: ProgramId, withIds: WithIds });
export type ChosenPrograms = z.infer<typeof ChosenPrograms>;

/** The query parameter with the other programs of a combination. */
export const WITH = 'with';

/** IDs separated by commas, as `with=` holds them. Empty if one of them is not an ID. */
export function readWithIds(parameter: (name: string) => string | null): readonly number[] {
  const words = parameter(WITH) ?? '';
  if (!/^\d{1,9}(,\d{1,9})*$/.test(words)) return [];
  return WithIds.safeParse(words.split(',').map(Number)).data ?? [];
}

/** The query of the calculator and the pre-approval page for these programs. Empty for none. */
export function programsQueryOf({ programId, withIds }: AskedPrograms): string {
  if (programId === null) return '';
  const others = withIds.length > 0 ? `&${WITH}=${withIds.join(',')}` : '';
  return `?programId=${programId}${others}`;
}

/** The IDs of these programs. The first one leads. */
export function idsOf(programs: readonly { readonly id: number }[]): AskedPrograms {
  const [programId = null, ...withIds] = programs.map(({ id }) => id);
  return { programId, withIds };
}
