import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readProduct } from './product-file.ts';

const today = '2026-11-22';

describe('readProduct', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-product-'));
  const file = join(folder, 'product.json');
  const shipped = readProduct(readConfig({}).productFile, today);

  afterAll(() => rmSync(folder, { recursive: true }));

  function messageFor(changes: object): string {
    writeFileSync(file, JSON.stringify({ ...shipped, ...changes }));
    try {
      readProduct(file, today);
      return 'no fault';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  }

  it("reads the shipped product, which has the specification's constants", () => {
    expect(shipped).toMatchObject({
      rate: { percent: 6.375, source: null, date: null },
      terms: [15, 20, 30],
      defaultTerm: 30,
      loweredPayment: {
        shortName: 'ITMO',
        lineOfCredit: 25_000,
        lengths: ['7 years', '5 years', '3 years', '3 years (LOC)'],
      },
    });
  });

  it.each([
    ['three decimals', { percent: 6.005 }],
    ['the day of today', { percent: 6, source: 'Ours', date: today }],
  ])('reads a rate with %s', (_, rate) => {
    expect(messageFor({ rate })).toBe('no fault');
  });

  it('reads a product without a lowered payment', () => {
    expect(messageFor({ loweredPayment: null })).toBe('no fault');
    expect(readProduct(file, today).loweredPayment).toBeNull();
  });

  const lowered = shipped.loweredPayment;
  const line = {
    ratePercent: 8.75,
    isVariable: true,
    maxRatePercent: 18,
    openingFee: 250,
    duringDraw: 'interest',
    repayYears: 15,
  };
  const lowerWith = (terms: object) => ({
    loweredPayment: { ...lowered, lender: 'Harbor', line: { ...line, ...terms } },
  });

  it('reads the terms of a line of credit, and has no line of credit by default', () => {
    expect(shipped.loweredPayment?.line).toBeNull();
    expect(messageFor(lowerWith({}))).toBe('no fault');
    expect(readProduct(file, today).loweredPayment?.line).toEqual(line);
  });

  it.each([
    ['a fixed rate', { isVariable: false, maxRatePercent: null }],
    ['a variable rate without a limit', { maxRatePercent: null }],
    ['a rate at its limit', { maxRatePercent: 8.75 }],
    ['a balance due in full', { repayYears: 0, openingFee: 0, duringDraw: 'nothing' }],
  ])('reads a line of credit with %s', (_, terms) => {
    expect(messageFor(lowerWith(terms))).toBe('no fault');
  });

  it.each([
    ['rate.percent', { rate: { percent: 26 } }],
    ['rate.percent', { rate: { percent: '6.5' } }],
    ['rate.percent must have at most three decimals', { rate: { percent: 6.3755 } }],
    ['rate.source must not be empty', { rate: { percent: 6, source: ' ' } }],
    [
      'rate.date 2026-11-23 is in the future',
      { rate: { percent: 6, source: 'Ours', date: '2026-11-23' } },
    ],
    ['rate.date', { rate: { percent: 6, source: 'Ours', date: 'today' } }],
    ['rate.source is required with a date', { rate: { percent: 6, date: '2026-11-20' } }],
    ['terms.0', { terms: [25] }],
    ['terms', { terms: [] }],
    ['terms must not repeat a term', { terms: [30, 30] }],
    ['defaultTerm must be one of terms', { terms: [15], defaultTerm: 30 }],
    ['loweredPayment.lineOfCredit', { loweredPayment: { ...lowered, lineOfCredit: 0 } }],
    ['loweredPayment.lineOfCredit', { loweredPayment: { ...lowered, lineOfCredit: 10.5 } }],
    ['loweredPayment.lengths', { loweredPayment: { ...lowered, lengths: [] } }],
    [
      'loweredPayment.lengths must be in this order: 7 years,',
      { loweredPayment: { ...lowered, lengths: ['3 years', '7 years'] } },
    ],
    [
      'loweredPayment.lender is required with an NMLS number',
      { loweredPayment: { ...lowered, nmlsNumber: '12' } },
    ],
    ['loweredPayment.line', { loweredPayment: { ...lowered, lender: 'Harbor', line: 1 } }],
    [
      'loweredPayment.lender is required with the terms of a line of credit',
      { loweredPayment: { ...lowered, line } },
    ],
    ['loweredPayment.line.ratePercent', lowerWith({ ratePercent: 26 })],
    [
      'loweredPayment.line.ratePercent must have at most three decimals',
      lowerWith({ ratePercent: 8.7505 }),
    ],
    ['loweredPayment.line.isVariable', lowerWith({ isVariable: 'yes' })],
    [
      'loweredPayment.line.maxRatePercent must be null for a fixed rate',
      lowerWith({ isVariable: false }),
    ],
    [
      'loweredPayment.line.maxRatePercent must be at least ratePercent',
      lowerWith({ maxRatePercent: 8.5 }),
    ],
    ['loweredPayment.line.openingFee', lowerWith({ openingFee: -1 })],
    ['loweredPayment.line.openingFee', lowerWith({ openingFee: 10.5 })],
    ['loweredPayment.line.duringDraw', lowerWith({ duringDraw: 'principal' })],
    ['loweredPayment.line.repayYears', lowerWith({ repayYears: 31 })],
    ['loweredPayment.line.repayYears', lowerWith({ repayYears: -1 })],
    ['loweredPayment.line.fee is not a field', lowerWith({ fee: 1 })],
    ['loweredPayment.rate is not a field', { loweredPayment: { ...lowered, rate: 9 } }],
    ['color is not a field', { color: 'red' }],
    ['programs.hide.0 must be the slug of a program', { programs: { hide: ['No Slug'] } }],
  ])('reports %s', (fault, changes) => {
    expect(messageFor(changes)).toContain(`Cannot start: the product file ${file}: ${fault}`);
  });

  it('reports each problem on its own line', () => {
    const message = messageFor({ terms: [], defaultTerm: 12, other: 1 });
    expect(message.split('\n')).toEqual([
      expect.stringMatching(/product\.json: terms \(/),
      expect.stringMatching(/product\.json: defaultTerm \(/),
      expect.stringMatching(/product\.json: other is not a field$/),
    ]);
  });
});
