import {
  type CountedProgram,
  cashExits,
  cashFacts,
  leadingLoweredPlan,
  unknownLimits,
} from '@latchkey/domain';
import { cashOf, estimated, help } from '@latchkey/domain/detroit-sample';
import { dueOnSale } from '@latchkey/domain/program-samples';
import { describe, expect, it } from 'vitest';
import { wholeMoney } from '@/lib/format.ts';
import { exitWords } from './exit-list.tsx';

describe('words for the ways to close the cash gap', () => {
  const five: CountedProgram = { ...help, cap: null, maxPercent: 5, percentOf: 'price' };
  const closing = { ...five, id: 2, programName: 'Close Well', cap: 3_000, maxPercent: null };
  const paying: CountedProgram = { ...closing, pays: 'closing' };

  it('states the payments at a lower price and with a smaller down payment', () => {
    const estimate = estimated({}, five);
    const exits = cashExits(cashOf(estimate), estimate, [five], unknownLimits);
    const [traditional, price] = exits.map((exit) => exitWords(exit, 'lowered'));
    expect(price?.title).toBe('Look at homes up to $121,540');
    expect(price?.words).toMatch(/^\$[\d,]+, then \$[\d,]+ a month, all in\. You owe \$[\d,]+\.$/);
    expect(traditional?.words).toMatch(/down, \$[\d,]+ a month, all in\. No line of credit\.$/);
  });

  it('includes the assistance in what the buyer owes later', () => {
    const loan: CountedProgram = { ...five, kind: 'deferred-loan', repayment: dueOnSale };
    const estimate = estimated({}, loan);
    const exits = cashExits(cashOf(estimate), estimate, [loan], unknownLimits);
    const exit = exits.find(({ kind }) => kind === 'price');
    if (!exit || !('homePrice' in exit)) throw new Error('no price');
    const helpOwed = exit.homePrice * 0.05;
    const line = leadingLoweredPlan(exit.estimate)?.waiting.owed ?? Number.NaN;
    expect(exitWords(exit, 'lowered').words).toContain(`You owe ${wholeMoney(line + helpOwed)}.`);
  });

  it('states how many programs may pay closing costs', () => {
    const rule = { rule: 'own-contribution', verdict: 'met', reason: 'enough' } as const;
    const strict = { ...five, rules: [{ ...rule, required: 12_000, actual: 12_000 }] };
    const estimate = estimated({}, strict);
    const programs = [strict, { ...paying, id: 4, pays: 'both' } as const, paying];
    const exits = cashExits(cashOf(estimate), estimate, programs, unknownLimits);
    expect(exits.map((exit) => exitWords(exit, 'lowered').note)).toEqual(['2 found']);
  });

  it('states a smaller down payment at the same price', () => {
    const estimate = estimated({ downPayment: 18_000 }, five);
    const exits = cashExits(cashOf(estimate, 18_000), estimate, [], unknownLimits);
    const words = exits.map((exit) => exitWords(exit, 'lowered').title);
    expect(words[0]).toMatch(/^Put \$[\d,]+ down instead$/);
  });

  it('states the loan and the payment if assistance pays closing costs', () => {
    const large: CountedProgram = { ...paying, cap: 25_000, pays: 'both' };
    const estimate = estimated({}, large);
    const exits = cashExits(cashOf(estimate, 17_000), estimate, [], unknownLimits);
    const exit = exits.find(({ kind }) => kind === 'closing');
    if (!exit) throw new Error('no exit');
    expect(exitWords(exit, 'lowered')).toMatchObject({
      title: 'Let it pay closing costs',
      words: expect.stringMatching(
        /^The help then pays \$5,024\. The loan is \$113,024, and the payment is \$[\d,]+ a month, all in\.$/,
      ),
    });
  });

  it('states only the payment of a traditional mortgage, and that a smaller down payment does not lower it', () => {
    const estimate = estimated({}, null);
    const facts = cashFacts(estimate, 12_000, 'traditional');
    const exits = cashExits(facts, estimate, [], unknownLimits);
    const words = exits.map((exit) => [exit.kind, exitWords(exit, 'traditional').words]);
    expect(Object.fromEntries(words)).toMatchObject({
      'less-down': expect.stringMatching(
        /^\$[\d,]+ a month, all in\. You still have the traditional payment\.$/,
      ),
    });
  });
});
