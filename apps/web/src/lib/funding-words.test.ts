import { describe, expect, it } from 'vitest';
import { fundingWords } from './funding-words.ts';

const open = {
  status: 'open',
  statusCheckedOn: '2026-11-21',
  closesOn: null,
  statusSaidBy: null,
} as const;

describe('fundingWords', () => {
  it.each([
    [{}, 'Open, Nov 21'],
    [{ statusCheckedOn: '2026-10-02' }, 'Was open on Oct 2'],
    [{ statusCheckedOn: '2025-10-02' }, 'Was open on Oct 02, 2025'],
    [{ statusCheckedOn: null }, 'Funding unknown'],
    [{ status: 'unknown' }, 'Funding unknown'],
    [{ status: 'paused' }, 'Paused, Nov 21'],
    [{ status: 'waitlist' }, 'Waitlist, Nov 21'],
    [{ status: 'waitlist', statusCheckedOn: null }, 'Waitlist'],
    [{ statusSaidBy: 'agency' }, 'Open, Nov 21, the agency says so'],
    [{ status: 'paused', statusSaidBy: 'agency' }, 'Paused, Nov 21, the agency says so'],
  ] as const)('describes the funding status %j as "%s"', (changes, words) => {
    expect(fundingWords({ ...open, ...changes }, '2026-11-22')).toBe(words);
  });
});
