import { describe, expect, it } from 'vitest';
import {
  assignmentWords,
  contactWords,
  dueWords,
  languageWords,
  officerWords,
  profileWords,
  programName,
  programNote,
  qualifiedWords,
} from './lead-words.ts';

describe('contactWords', () => {
  it.each([
    [['call', 'text'], 'Call or text'],
    [['call'], 'Call'],
    [['text'], 'Text'],
    [[], 'Email only'],
  ] as const)('lists the channels %j for contacting the buyer', (channels, words) => {
    expect(contactWords({ withdrawnAt: null, allowedChannels: [...channels] })).toBe(words);
  });

  it('states that contact is not allowed after the buyer has withdrawn consent', () => {
    const withdrawnAt = '2026-11-22T10:00:00.000Z';
    expect(contactWords({ withdrawnAt, allowedChannels: ['call'] })).toBe('Do not contact');
  });
});

it.each([
  ['es', 'Prefers Spanish'],
  ['en', null],
  [null, null],
])('shows a language other than English: %s', (language, words) => {
  expect(languageWords({ language })).toBe(words);
});

it.each([
  [true, null, 'Qualifies'],
  [true, 'FHA', 'Qualifies, but not with FHA'],
  [false, 'FHA', 'Does not qualify'],
  [null, null, 'Not stored'],
])('says whether the buyer qualified: %s, %s', (isQualified, excludedLoan, words) => {
  expect(qualifiedWords({ isQualified, excludedLoan })).toBe(words);
});

describe('text about the best program', () => {
  const bestProgram = {
    id: 7,
    name: 'MI 10K DPA',
    agency: 'MSHDA',
    amount: 10_000,
    hasCheck: true,
  };

  it('shows the best program’s name, its amount and the number of other matches', () => {
    expect(programName({ bestProgram, matchCount: 3 })).toBe('MI 10K DPA');
    expect(programNote({ bestProgram, matchCount: 3 })).toBe('up to $10,000, 2 more matches');
    expect(programNote({ bestProgram, matchCount: 2 })).toBe('up to $10,000, 1 more match');
    expect(programNote({ bestProgram, matchCount: 1 })).toBe('up to $10,000');
  });

  it('shows no program if no program matched, or if no programs were stored', () => {
    expect(programName({ bestProgram: null, matchCount: 0 })).toBe('No match');
    expect(programName({ bestProgram: null, matchCount: null })).toBe('Not stored');
    expect(programNote({ bestProgram: null, matchCount: 0 })).toBeNull();
  });
});

const kim = { id: '3f0c7a52-9d0e-4c1b-8a43-5e9f6f0d2b11', name: 'Kim Lee', nmlsNumber: '123' };

it.each([
  [null, 'Unassigned'],
  [{ ...kim, isFormer: false }, 'Kim Lee'],
  [{ ...kim, isFormer: true }, 'Kim Lee (former)'],
  [{ ...kim, name: '', isFormer: true }, 'a deleted account (former)'],
])('shows who works on a request: %j', (officer, words) => {
  expect(officerWords(officer)).toBe(words);
});

it.each([
  [null, null, 'Not set'],
  [null, '123', 'Not set'],
  ['Kim Lee', null, 'Kim Lee'],
  ['Kim Lee', '123', 'Kim Lee, NMLS #123'],
])('shows the operator %s with NMLS ID %s', (name, nmlsNumber, words) => {
  expect(profileWords({ name, nmlsNumber })).toBe(words);
});

describe('dueWords', () => {
  const lead = { dueOn: '2026-03-04', status: 'new', withdrawnAt: null } as const;

  it.each([
    ['2026-03-03', 'Due Mar 04, 2026', false],
    ['2026-03-04', 'Due today', true],
    ['2026-03-05', 'Overdue since Mar 04, 2026', true],
  ])('returns, for a request on %s, whether it is due', (today, words, isUrgent) => {
    expect(dueWords(lead, today)).toEqual({ words, isUrgent });
  });

  it('returns nothing for a closed or withdrawn request', () => {
    const late = { words: 'Due Mar 04, 2026', isUrgent: false };
    expect(dueWords({ ...lead, status: 'closed' }, '2026-03-05')).toEqual(late);
    const withdrawnAt = '2026-03-01T10:00:00.000Z';
    expect(dueWords({ ...lead, withdrawnAt }, '2026-03-04')).toEqual(late);
    expect(dueWords({ ...lead, dueOn: null }, '2026-03-04')).toBeNull();
  });
});

it('states who is working on a request, and when it is due', () => {
  expect(assignmentWords({ officer: kim, dueOn: null })).toBe('Assigned to Kim Lee');
  expect(assignmentWords({ officer: kim, dueOn: '2026-03-04' })).toBe(
    'Assigned to Kim Lee · Due Mar 04, 2026',
  );
  expect(assignmentWords({ officer: null, dueOn: null })).toBe('Unassigned');
});
