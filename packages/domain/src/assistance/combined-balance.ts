import type { AssistanceBalance } from './balance.ts';

/**
 * Returns the combined balance of several programs. Unknown if any balance is unknown, because the
 * sum would be too low. Balances that were due earlier are no longer owed, and are returned only if
 * nothing else is owed.
 */
export function combinedBalance(balances: readonly AssistanceBalance[]): AssistanceBalance {
  const unknown = balances.find(({ kind }) => kind === 'unknown');
  if (unknown) return unknown;
  const owed = sumOf(balances, 'owed');
  const [fellDue] = balances.filter((balance) => balance.kind === 'fell-due');
  if (owed > 0 || !fellDue) return { kind: 'owed', dollars: owed };
  return { ...fellDue, dollars: sumOf(balances, 'fell-due') };
}

function sumOf(balances: readonly AssistanceBalance[], kind: 'owed' | 'fell-due'): number {
  return balances.reduce((sum, each) => (each.kind === kind ? sum + each.dollars : sum), 0);
}
