import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { commonPasswords, tableOf } from './common-passwords.ts';

const isCommon = commonPasswords();

test('the shipped table is what its source gives', () => {
  const shipped = readFileSync(new URL('common-passwords.bin', import.meta.url));
  expect(tableOf(dictionary['passwords-common']).equals(shipped)).toBe(true);
});

test('every common password of eight characters and more is known', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(3_000);
  expect(long.filter((password) => !isCommon(password))).toEqual([]);
});

test.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou'])(
  '"%s" is common',
  (password) => {
    expect(isCommon(password)).toBe(true);
  },
);

test.each(['plover-Quartz-42', 'password ', ' password', 'passwor', ''])(
  '"%s" is not',
  (password) => {
    expect(isCommon(password)).toBe(false);
  },
);

test('the first and the last entry of a table are found, what lies between and beyond is not', () => {
  const isListed = commonPasswords(tableOf(['aardvark', 'mongoose', 'zebrafish']));
  expect(['aardvark', 'mongoose', 'zebrafish'].map(isListed)).toEqual([true, true, true]);
  expect(['aardvarks', 'mongooses', 'zebrafishes'].map(isListed)).toEqual([false, false, false]);
});

test('an empty table holds nothing', () => {
  expect(commonPasswords(tableOf([]))('password')).toBe(false);
});
