import { scoreCheck } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../../test/sample-match.ts';
import { chipsOf } from './program-chips.tsx';

const forgiven = {
  monthly: null,
  interest: null,
  forgiven: { afterYears: 5, how: 'at-end' as const, startsAfterYears: 0 },
  dueOn: ['sale' as const],
  dueAfterYears: null,
  appreciationSharePercent: null,
  choices: false,
};
const repaid = { ...forgiven, forgiven: null };

describe('chipsOf', () => {
  it.each([
    [{}, 'Grant', 'kept'],
    [{ repayment: forgiven }, 'Grant if you stay 5 years', 'kept'],
    [{ kind: 'forgivable-loan', repayment: forgiven }, 'Forgiven after 5 years', 'kept'],
    [{ kind: 'deferred-loan', repayment: repaid }, 'Repaid when you sell', 'warn'],
    [{ kind: 'tax-credit' }, 'Tax credit', 'plain'],
  ] as const)('states, for %j, how the help is repaid: %s', (changes, words, look) => {
    expect(chipsOf(sampleMatch(changes))).toEqual([{ words, look }]);
  });

  it('labels a lender’s own program, and shows what remains to be checked', () => {
    const program = sampleMatch({
      provider: 'lender',
      verifyFirst: true,
      rules: [scoreCheck(640)],
    });
    expect(chipsOf(program).map(({ words }) => words)).toEqual([
      '1 to answer',
      'Grant',
      'A lender’s own product',
      'Verify first',
    ]);
  });
});
