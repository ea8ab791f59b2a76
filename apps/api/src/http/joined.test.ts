import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('texts and bytes stand one behind the other, in UTF-8', () => {
  const pieces = ['{"fee":"', Buffer.from('é€'), '🏠', '', Buffer.alloc(0), '"}'];
  expect(joined(pieces).toString()).toBe('{"fee":"é€🏠"}');
  expect(joined([])).toHaveLength(0);
});

test('an answer stays as it is however many come after it', () => {
  const first = joined(['first']);
  const others = Array.from({ length: 100 }, (_, index) => joined([`${index} `.repeat(2_000)]));
  expect(first.toString()).toBe('first');
  for (const [index, other] of others.entries()) {
    expect(other.toString()).toBe(`${index} `.repeat(2_000));
  }
});

test('an answer may be larger than the memory that several share', () => {
  const long = '€'.repeat(300_000);
  expect(joined(['a', long, 'z']).toString()).toBe(`a${long}z`);
  expect(joined(['next']).toString()).toBe('next');
});
