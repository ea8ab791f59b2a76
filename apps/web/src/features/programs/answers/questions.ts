import type { KnownFacts, MatchedProgram } from '@latchkey/domain';
import {
  checkId,
  isAvailableNow,
  MAX_SHORT_QUESTIONS,
  mostIfYes,
  openChecks,
  type ShortCheck,
} from '@latchkey/domain';
import { answerOf } from './known-answers.ts';

/** A short question, and the programs that depend on its answer. */
export interface ShortQuestion {
  readonly id: string;
  readonly check: ShortCheck;
  /** The programs' wordings that add information to our question, without duplicates. */
  readonly definitions: readonly string[];
  /**
   * The programs for which only short answers are left to check, including the answer to this
   * question. In rank order.
   */
  readonly decides: readonly MatchedProgram[];
}

/**
 * Returns the short questions on which at least one program in this list depends. A program counts
 * only if answering the questions leaves nothing to check about it. Questions on which more
 * programs depend come first. If the number of programs is the same, the question with the larger
 * amount comes first.
 *
 * @param programs the matches before any short answer, in rank order
 */
export function shortQuestions(programs: readonly MatchedProgram[]): ShortQuestion[] {
  const questions = new Map<string, ShortQuestion>();
  for (const program of programs.filter(isAvailableNow)) {
    const { short, needsAgency } = openChecks(program);
    if (needsAgency) continue;
    for (const check of short) {
      const id = checkId(check);
      const { definitions = [], decides = [] } = questions.get(id) ?? {};
      const words = check.kind === 'condition' ? [check.says] : [];
      questions.set(id, {
        id,
        check,
        definitions: [...new Set([...definitions, ...words])],
        decides: [...decides, program],
      });
    }
  }
  return [...questions.values()]
    .sort((a, b) => b.decides.length - a.decides.length || mostOf(b) - mostOf(a))
    .slice(0, MAX_SHORT_QUESTIONS);
}

/**
 * Returns the questions whose answers still matter, and the questions that the buyer has answered.
 * Omits an unanswered question if other answers rule out every program that depends on it.
 */
export function openQuestions(
  questions: readonly ShortQuestion[],
  known: KnownFacts,
): ShortQuestion[] {
  return questions.flatMap((question) => {
    const isOpen = (program: MatchedProgram) => !isRuledOut(program, known, question.id);
    const decides = question.decides.filter(isOpen);
    if (decides.length > 0) return [{ ...question, decides }];
    return answerOf(question.check, known) === null ? [] : [question];
  });
}

/** Whether a program is ruled out by the answer to any question other than `except`. */
function isRuledOut(program: MatchedProgram, known: KnownFacts, except: string): boolean {
  const { short, ofAmount } = openChecks(program);
  return short.some((check) => {
    if (checkId(check) === except || ofAmount.includes(check)) return false;
    const answer = answerOf(check, known);
    if (check.kind === 'units') return false;
    if (check.kind !== 'income') return answer === false;
    return typeof answer === 'number' && check.limit !== null && answer > check.limit;
  });
}

/** Returns the largest amount from a program that depends on the question, in dollars. */
export function mostOf({ decides }: Pick<ShortQuestion, 'decides'>): number {
  return Math.max(0, ...decides.map(mostIfYes));
}
