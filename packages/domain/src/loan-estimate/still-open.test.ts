import { describe, expect, it } from 'vitest';
import { paperWith } from '../../test/loan-estimate-sample.ts';
import { openUntil, stillOpen } from './still-open.ts';

const counted = paperWith({ costsExpire: undefined, dateIssued: '2026-11-19' });

describe('openUntil', () => {
  it('uses the date on the form', () => {
    const paper = paperWith({ costsExpire: '2026-12-18', dateIssued: '2026-11-19' });
    const until = openUntil(paper, '2026-11-29');
    expect(until).toEqual({ day: '2026-12-18', isOpen: true, isPrinted: true });
  });

  it.each([
    ['2026-12-04', true],
    ['2026-12-05', false],
  ])(
    'adds ten business days if the form prints no day: on %s, the estimate is open: %s',
    (today, isOpen) => {
      expect(openUntil(counted, today)).toEqual({ day: '2026-12-04', isOpen, isPrinted: false });
    },
  );

  it('returns null if the form has neither date', () => {
    const paper = paperWith({ costsExpire: undefined, dateIssued: undefined });
    expect(openUntil(paper, '2026-11-29')).toBeNull();
    expect(stillOpen(paper, '2026-11-29')).toMatchObject({ pile: 'unknown' });
  });
});

describe('stillOpen', () => {
  it('returns the last day and today for an estimate that has expired', () => {
    expect(stillOpen(counted, '2026-12-05')).toEqual({
      pile: 'different',
      check: 'still-open',
      paper: { unit: 'day', value: '2026-12-04' },
      expected: { unit: 'day', value: '2026-12-05' },
    });
  });
});
