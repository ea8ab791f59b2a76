import { describe, expect, it } from 'vitest';
import {
  contactWords,
  languageWords,
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
  ] as const)('names the channels %j', (channels, words) => {
    expect(contactWords({ withdrawnAt: null, allowedChannels: [...channels] })).toBe(words);
  });

  it('forbids contact after a withdrawal', () => {
    const withdrawnAt = '2026-11-22T10:00:00.000Z';
    expect(contactWords({ withdrawnAt, allowedChannels: ['call'] })).toBe('Do not contact');
  });
});

it.each([
  ['es', 'Prefers Spanish'],
  ['en', null],
  [null, null],
])('languageWords names a language other than English: %s', (language, words) => {
  expect(languageWords({ language })).toBe(words);
});

it.each([
  [true, 'Qualifies'],
  [false, 'Does not qualify'],
  [null, 'Not stored'],
])('qualifiedWords says whether the buyer qualified: %s', (isQualified, words) => {
  expect(qualifiedWords({ isQualified })).toBe(words);
});

describe('the best program', () => {
  const bestProgram = {
    id: 7,
    name: 'MI 10K DPA',
    agency: 'MSHDA',
    amount: 10_000,
    hasCheck: true,
  };

  it('has a name, an amount and the number of other matches', () => {
    expect(programName({ bestProgram, matchCount: 3 })).toBe('MI 10K DPA');
    expect(programNote({ bestProgram, matchCount: 3 })).toBe('up to $10,000, 2 more matches');
    expect(programNote({ bestProgram, matchCount: 2 })).toBe('up to $10,000, 1 more match');
    expect(programNote({ bestProgram, matchCount: 1 })).toBe('up to $10,000');
  });

  it('is missing if no program matched, or if programs were not stored', () => {
    expect(programName({ bestProgram: null, matchCount: 0 })).toBe('No match');
    expect(programName({ bestProgram: null, matchCount: null })).toBe('Not stored');
    expect(programNote({ bestProgram: null, matchCount: 0 })).toBeNull();
  });
});
