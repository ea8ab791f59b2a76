import type { ConditionKind } from '../catalog/conditions.ts';
import type { MatchedProgram } from './matched-program.ts';

/** Whether a condition of one of these kinds is left to check. */
export function hasOpenCondition(
  rules: MatchedProgram['rules'],
  kinds: ReadonlySet<ConditionKind>,
): boolean {
  return rules.some(
    (finding) =>
      finding.rule === 'conditions' &&
      finding.required.some(({ kind, answer }) => answer !== true && kinds.has(kind)),
  );
}
