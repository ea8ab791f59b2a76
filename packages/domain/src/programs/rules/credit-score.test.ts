import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import type { CreditScore } from '../../quote/choices.ts';
import { creditScoreFinding } from './credit-score.ts';

function found(minCreditScore: number | null, creditScore: CreditScore, isStandIn = false) {
  const program = sampleProgram({
    rules: { minCreditScore, standIns: isStandIn ? ['creditScore'] : [] },
  });
  const { verdict, reason } = creditScoreFinding(program, { ...buyer, creditScore });
  return `${verdict}: ${reason}`;
}

describe('creditScoreFinding', () => {
  it.each<[CreditScore, number, string]>([
    ['excellent', 720, 'met: at-least'],
    ['excellent', 721, 'check: within-band'],
    ['good', 659, 'met: at-least'],
    ['good', 660, 'met: at-least'],
    ['good', 661, 'check: within-band'],
    ['good', 719, 'check: within-band'],
    ['good', 720, 'not-met: below'],
    ['fair', 620, 'met: at-least'],
    ['fair', 640, 'check: within-band'],
    ['fair', 660, 'not-met: below'],
    ['poor', 300, 'met: at-least'],
    ['poor', 580, 'check: within-band'],
    ['poor', 619, 'check: within-band'],
    ['poor', 620, 'not-met: below'],
  ])('holds a score that is %s against a minimum of %s', (band, minimum, expected) => {
    expect(found(minimum, band)).toBe(expected);
  });

  it('lets a band up to 15 % below a stand-in be checked', () => {
    expect(found(640, 'poor', true)).toBe('check: below-stand-in');
    expect(found(728, 'poor', true)).toBe('check: below-stand-in');
    expect(found(729, 'poor', true)).toBe('not-met: below');
  });

  it('asks nothing where there is no minimum', () => {
    expect(found(null, 'poor')).toBe('met: not-applicable');
  });
});
