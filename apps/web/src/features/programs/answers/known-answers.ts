import { type KnownFacts, knownAt, type ShortCheck, UnitCount } from '@latchkey/domain';

/**
 * The answer to a check: yes or no, the borrowers' income in dollars a year, or the number of
 * units. Null if the buyer skipped the question.
 */
export type ShortAnswer = boolean | number | null;

/** Returns the buyer's answer to a check. */
export function answerOf(check: ShortCheck, known: KnownFacts): ShortAnswer {
  switch (check.kind) {
    case 'score': {
      const { scoreFrom, scoreTo } = known;
      if (scoreFrom != null && scoreFrom >= check.score) return true;
      return scoreTo != null && scoreTo < check.score ? false : null;
    }
    case 'income':
      return known.borrowersIncome ?? null;
    case 'units':
      return known.units ?? null;
    default:
      return known.conditions?.[check.key] ?? null;
  }
}

/**
 * Returns the known facts after an answer. Answers about conditions apply to one location, so
 * answers for other locations are removed.
 */
export function withAnswer(
  known: KnownFacts,
  check: ShortCheck,
  answer: ShortAnswer,
  locationId: number,
): KnownFacts {
  const here = { ...knownAt(known, locationId), locationId };
  switch (check.kind) {
    case 'score':
      return { ...here, ...scoreAfter(known, check.score, answer) };
    case 'income':
      return { ...here, borrowersIncome: typeof answer === 'number' ? answer : null };
    case 'units':
      return { ...here, units: UnitCount.safeParse(answer).data ?? null };
    default: {
      const { [check.key]: _, ...others } = here.conditions ?? {};
      const conditions = typeof answer === 'boolean' ? { ...others, [check.key]: answer } : others;
      return { ...here, conditions };
    }
  }
}

/**
 * Returns the range of possible credit scores after an answer. Drops earlier answers that
 * contradict the new answer.
 */
function scoreAfter(
  { scoreFrom, scoreTo }: KnownFacts,
  score: number,
  answer: ShortAnswer,
): Pick<KnownFacts, 'scoreFrom' | 'scoreTo'> {
  const from = scoreFrom ?? null;
  const to = scoreTo ?? null;
  const belowFrom = from !== null && from < score ? from : null;
  const aboveTo = to !== null && to >= score ? to : null;
  if (answer === true) return { scoreFrom: Math.max(from ?? score, score), scoreTo: aboveTo };
  if (answer === false) {
    return { scoreFrom: belowFrom, scoreTo: Math.min(to ?? score - 1, score - 1) };
  }
  return { scoreFrom: belowFrom, scoreTo: aboveTo };
}
