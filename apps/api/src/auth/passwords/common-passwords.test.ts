import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { commonPasswords, tableOf } from './common-passwords.ts';

const isCommon = commonPasswords();

it('ships the table generated from the source list', () => {
  const shipped = readFileSync(new URL('common-passwords.bin', import.meta.url));
  expect(tableOf(dictionary['passwords-common']).equals(shipped)).toBe(true);
});

it('contains every common password of eight or more characters', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(3_000);
  expect(long.filter((password) => !isCommon(password))).toEqual([]);
});

it.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou'])(
  'finds the common password "%s"',
  (password) => {
    expect(isCommon(password)).toBe(true);
  },
);

it.each(['plover-Quartz-42', 'password ', ' password', 'passwor', ''])(
  'does not find the password "%s"',
  (password) => {
    expect(isCommon(password)).toBe(false);
  },
);

it('finds every entry, but no word that sorts between or after the entries', () => {
  const isListed = commonPasswords(tableOf(['aardvark', 'mongoose', 'zebrafish']));
  expect(['aardvark', 'mongoose', 'zebrafish'].map(isListed)).toEqual([true, true, true]);
  expect(['aardvarks', 'mongooses', 'zebrafishes'].map(isListed)).toEqual([false, false, false]);
});

it('finds nothing in an empty table', () => {
  expect(commonPasswords(tableOf([]))('password')).toBe(false);
});
