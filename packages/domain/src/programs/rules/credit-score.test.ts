import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import type { CreditScore } from '../../quote/choices.ts';
import { creditScoreFinding } from './credit-score.ts';
import type { KnownFacts } from './known-facts.ts';
import { nothingKnown } from './nothing-known.ts';

function outcome(
  minCreditScore: number | null,
  creditScore: CreditScore,
  { known = nothingKnown, isStandIn = false }: { known?: KnownFacts; isStandIn?: boolean } = {},
) {
  const program = sampleProgram({
    rules: { minCreditScore, standIns: isStandIn ? ['creditScore'] : [] },
  });
  const { verdict, reason } = creditScoreFinding(program, { ...buyer, creditScore }, known);
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
  ])('compares a %s score with a minimum of %s', (band, minimum, expected) => {
    expect(outcome(minimum, band)).toBe(expected);
  });

  it('needs a check for a score band up to 15% below an estimated minimum', () => {
    expect(outcome(640, 'poor', { isStandIn: true })).toBe('check: below-stand-in');
    expect(outcome(728, 'poor', { isStandIn: true })).toBe('check: below-stand-in');
    expect(outcome(729, 'poor', { isStandIn: true })).toBe('not-met: below');
  });

  it.each<[KnownFacts, string]>([
    [{}, 'check: within-band'],
    [{ scoreFrom: 639 }, 'check: within-band'],
    [{ scoreFrom: 640 }, 'met: at-least'],
    [{ scoreTo: 640 }, 'check: within-band'],
    [{ scoreTo: 639 }, 'not-met: below'],
    [{ scoreFrom: 630, scoreTo: 650 }, 'check: within-band'],
    [{ scoreFrom: 700 }, 'check: within-band'],
    [{ scoreTo: 600 }, 'check: within-band'],
    [{ scoreFrom: null, scoreTo: null }, 'check: within-band'],
  ])('compares a fair score, narrowed by %o, with a minimum of 640', (known, expected) => {
    expect(outcome(640, 'fair', { known })).toBe(expected);
  });

  it('needs a check for an exact score up to 15% below an estimated minimum', () => {
    const isStandIn = true;
    expect(outcome(620, 'poor', { known: { scoreTo: 527 }, isStandIn })).toBe(
      'check: below-stand-in',
    );
    expect(outcome(620, 'poor', { known: { scoreTo: 526 }, isStandIn })).toBe('not-met: below');
  });

  it('does not apply if the program has no minimum score', () => {
    expect(outcome(null, 'poor')).toBe('met: not-applicable');
  });
});
