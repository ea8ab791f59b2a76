import { describe, expect, it } from 'vitest';
import { readSentRequest } from './sent-request.ts';

describe('readSentRequest', () => {
  it.each([
    ['nothing', null],
    ['an older shape', { subject: { fullName: 'Ada Buyer', email: 'ada@example.com' } }],
    ['text', 'sent'],
  ])('returns null if the stored value is %s', (_, stored) => {
    expect(readSentRequest(stored)).toBeNull();
  });
});
