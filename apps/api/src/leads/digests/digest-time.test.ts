import { dayIn } from '@latchkey/texts';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { digestDay } from './digest-time.ts';

const eight = { hour: 8, zone: 'America/New_York' };

it.each([
  ['2026-11-23T12:59:59.999Z', undefined, 'a Monday before 8'],
  ['2026-11-23T13:00:00.000Z', '2026-11-23', 'at 8'],
  ['2026-11-23T16:59:59.999Z', '2026-11-23', 'before noon, after the server was off'],
  ['2026-11-23T17:00:00.000Z', undefined, 'at noon'],
  ['2026-11-27T13:00:00.000Z', '2026-11-27', 'on Friday'],
  ['2026-11-28T13:00:00.000Z', undefined, 'on Saturday'],
  ['2026-11-29T13:00:00.000Z', undefined, 'on Sunday'],
  ['2026-07-06T12:00:00.000Z', '2026-07-06', 'at 8 in summer'],
  ['2026-07-06T11:59:59.999Z', undefined, 'before 8 in summer'],
])('returns, at %s, the day and hour of the digest to send: %s, %s', (now, day, _) => {
  expect(digestDay(new Date(now), eight)).toBe(day);
});

it("uses the date in the team's time zone", () => {
  const now = new Date('2026-11-23T02:00:00Z');
  expect(dayIn(now, 'America/New_York')).toBe('2026-11-22');
  expect(digestDay(now, { hour: 16, zone: 'Pacific/Honolulu' })).toBeUndefined();
  expect(digestDay(now, { hour: 11, zone: 'Asia/Tokyo' })).toBe('2026-11-23');
  expect(digestDay(new Date('2026-11-23T05:00:00Z'), { ...eight, hour: 0 })).toBe('2026-11-23');
});

it('sends no digest unless an hour is set, and rejects an unknown time zone', () => {
  const digest = (environment: object) => readConfig({ ...environment }).leads.digest;
  expect(digest({})).toBeUndefined();
  expect(digest({ LEAD_DIGEST_TIME_ZONE: 'America/Chicago' })).toBeUndefined();
  expect(digest({ LEAD_DIGEST_HOUR: '0' })).toEqual({ hour: 0, zone: 'America/New_York' });
  expect(() => digest({ LEAD_DIGEST_HOUR: '24' })).toThrow('a number from 0 to 23');
  expect(() => digest({ LEAD_DIGEST_TIME_ZONE: 'Mars/Base' })).toThrow('must be a time zone');
});
