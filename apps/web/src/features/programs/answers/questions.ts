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

/** A short question, and the programs that its answer decides. */
export interface ShortQuestion {
  readonly id: string;
  readonly check: ShortCheck;
  /** The wording of each program that adds something to our question, without duplicates. */
  readonly definitions: readonly string[];
  /**
   * The programs for which only short answers are left to check, including the answer to this
   * question. In rank order.
   */
  readonly decides: readonly MatchedProgram[];
}

/**
 * Returns the short questions that decide at least one program in this list. Questions decide a
 * program if nothing is left to check about the program once they are answered. The question that
 * decides the most programs comes first. Of two questions that decide the same number of programs,
 * the question that decides the larger amount comes first.
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
 * Leaves out a question if the other answers rule out every program that it decides.
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

/** Returns the largest amount that a question decides, in dollars. */
export function mostOf({ decides }: Pick<ShortQuestion, 'decides'>): number {
  return Math.max(0, ...decides.map(mostIfYes));
}
