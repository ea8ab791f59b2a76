import { type CountedProgram, cashFacts, unknownLimits } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { cashOf, estimated, help } from '../../../../../test/detroit-estimate.ts';
import { cashExits } from './cash-exits.ts';
import { exitWords } from './exit-list.tsx';

describe('ways to close the cash gap', () => {
  const five: CountedProgram = { ...help, cap: null, maxPercent: 5, percentOf: 'price' };
  const closing = { ...five, id: 2, programName: 'Close Well', cap: 3_000, maxPercent: null };
  const paying: CountedProgram = { ...closing, pays: 'closing' };

  it('finds less money down with a traditional payment, and the price $121,540, both without a gap', () => {
    const estimate = estimated({}, five);
    const exits = cashExits(cashOf(estimate), estimate, [five], unknownLimits);
    expect(exits).toMatchObject([
      { kind: 'less-down', homePrice: 145_000, short: 0 },
      { kind: 'price', homePrice: 121_540, downPayment: 4_113, short: 0 },
    ]);
    const [traditional, price] = exits.map((exit) => exitWords(exit, 'lowered'));
    expect(price?.title).toBe('Look at homes up to $121,540');
    expect(price?.words).toMatch(/^\$[\d,]+, then \$[\d,]+ a month, all in\. \$[\d,]+ owed\.$/);
    expect(traditional?.words).toMatch(/down, \$[\d,]+ a month, all in\. No line of credit\.$/);
  });

  it('offers the program whose help leaves the smallest gap, if no way closes it', () => {
    const rule = { rule: 'own-contribution', verdict: 'met', reason: 'enough' } as const;
    const strict = { ...five, rules: [{ ...rule, required: 12_000, actual: 12_000 }] };
    const estimate = estimated({}, strict);
    const facts = cashOf(estimate);
    const other: CountedProgram = { ...paying, id: 3, cap: 20_000 };
    const exits = cashExits(
      facts,
      estimate,
      [strict, { ...paying, id: 4, pays: 'both' }, paying, other],
      unknownLimits,
    );
    expect(exits.map(({ kind }) => kind)).toEqual(['program']);
    const [exit] = exits;
    expect(exit).toMatchObject({ kind: 'program', found: 3, program: { id: 3 } });
    if (exit?.kind !== 'program') throw new Error('no program');
    expect(exit.short).toBeLessThan(facts.gap.short);
    expect(exitWords(exit, 'lowered').note).toBe('3 found');
  });

  it('offers a smaller down payment at the same price, if that closes the gap', () => {
    const estimate = estimated({ downPayment: 18_000 }, five);
    const exits = cashExits(cashOf(estimate, 18_000), estimate, [], unknownLimits);
    expect(exits[0]).toMatchObject({ kind: 'less-down', homePrice: 145_000, short: 0 });
    const words = exits.map((exit) => exitWords(exit, 'lowered').title);
    expect(words[0]).toMatch(/^Put \$[\d,]+ down instead$/);
  });

  it('first puts less down if help covers the required down payment', () => {
    const large: CountedProgram = { ...paying, cap: 25_000, pays: 'both' };
    const estimate = estimated({}, large);
    const exits = cashExits(cashOf(estimate), estimate, [], unknownLimits);
    expect(exits.map(({ kind }) => kind)).toEqual(['less-down', 'traditional', 'closing']);
    expect(exits[0]).toMatchObject({ homePrice: 145_000, short: 0 });
    expect(exits.at(-1)?.short).toBeGreaterThan(0);
  });

  it('lets help pay closing costs, and shows the loan and the payment then', () => {
    const large: CountedProgram = { ...paying, cap: 25_000, pays: 'both' };
    const estimate = estimated({}, large);
    const exits = cashExits(cashOf(estimate, 17_000), estimate, [], unknownLimits);
    const exit = exits.find(({ kind }) => kind === 'closing');
    if (exit?.kind !== 'closing') throw new Error('no exit');
    expect(exit.short).toBe(0);
    const { firstLoan } = exit.estimate.comparison;
    // 145,000 - 12,000 - 25,000, plus 3,944 and 1% of 108,000.
    expect(firstLoan.base.principal).toBeCloseTo(113_024, 6);
    expect(exitWords(exit, 'lowered')).toMatchObject({
      title: 'Let it pay closing costs',
      words: expect.stringMatching(
        /^It pays \$5,024 of them\. The loan is then \$113,024, the payment \$[\d,]+ a month, all in\.$/,
      ),
    });
    const done = estimated({}, large, { helpPaysClosing: true });
    const after = cashExits(cashOf(done), done, [], unknownLimits);
    expect(after.some(({ kind }) => kind === 'closing')).toBe(false);
  });

  it('offers no traditional mortgage to a buyer who already has one', () => {
    const estimate = estimated({}, null);
    const facts = cashFacts(estimate, 12_000, 'traditional');
    const exits = cashExits(facts, estimate, [], unknownLimits);
    expect(exits.map(({ kind }) => kind)).toEqual(['less-down']);
    const [exit] = exits;
    if (!exit) throw new Error('no exit');
    expect(exitWords(exit, 'traditional').words).toMatch(
      /^\$[\d,]+ a month, all in\. \$[\d,]+ down\.$/,
    );
  });

  it('offers no changes if the buyer has enough cash', () => {
    const estimate = estimated({}, five);
    expect(cashExits(cashOf(estimate, 50_000), estimate, [five, paying], unknownLimits)).toEqual(
      [],
    );
  });

  it('keeps the down payment at or above the minimum that the applied program requires', () => {
    const required = 11_000;
    const rule = { rule: 'own-contribution', verdict: 'met', reason: 'enough' } as const;
    const strict: CountedProgram = { ...five, rules: [{ ...rule, required, actual: 12_000 }] };
    const estimate = estimated({}, strict);
    for (const exit of cashExits(cashOf(estimate), estimate, [], unknownLimits)) {
      if ('downPayment' in exit) expect(exit.downPayment).toBeGreaterThanOrEqual(required);
    }
  });
});
