import type { figures } from './en/next-steps.ts';
import type { Formats } from './formats.ts';
import { phoneLink } from './next-step-words.ts';
import type { TextOf } from './speak.ts';

type Text = TextOf<typeof figures>;

/** A matching program, as stored in a pre-approval request. */
export interface SentProgram {
  readonly id: number;
  readonly name: string;
  readonly agency: string;
  /** The amount in dollars. */
  readonly amount: number;
  readonly hasCheck: boolean;
  readonly contact?: { readonly phone: string | null } | undefined;
}

/** Maximum number of programs in the list. */
const MAX_PROGRAMS = 10;

/** The text about a program, with a link that dials the program's phone number. */
export interface ProgramWords {
  readonly id: number;
  readonly name: string;
  readonly words: string;
  readonly phone: { readonly label: string; readonly href: string } | null;
}

/**
 * Lists the top matching programs. Adds a sentence if there are more programs, or if there are
 * none.
 */
export function programWords(
  programs: readonly SentProgram[],
  text: Text,
  format: Formats,
): { readonly listed: readonly ProgramWords[]; readonly rest: string | null } {
  const listed = programs.slice(0, MAX_PROGRAMS).map((program) => {
    const { id, name, agency, amount, hasCheck, contact } = program;
    const words = { agency, amount: format.money(amount) };
    return {
      id,
      name,
      words: hasCheck ? text.programToCheck(words) : text.program(words),
      phone: contact?.phone ? phoneLink(contact.phone, format) : null,
    };
  });
  const count = programs.length - listed.length;
  if (listed.length === 0) return { listed, rest: text.noPrograms() };
  return { listed, rest: count > 0 ? text.morePrograms({ count }) : null };
}
