import type { AssistanceBalance } from './balance.ts';

/**
 * The balance of several programs together. Unknown if one of them is, because the sum would be too
 * low. If some fell due earlier, they are no longer part of what is owed, and only count if nothing
 * else is.
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
