import { describe, expect, it } from 'vitest';
import { readSentRequest } from './sent-request.ts';

describe('readSentRequest', () => {
  it.each([
    ['nothing', null],
    ['an older shape', { subject: { fullName: 'Ada Buyer', email: 'ada@example.com' } }],
    ['text', 'sent'],
  ])('is null for %s', (_, stored) => {
    expect(readSentRequest(stored)).toBeNull();
  });
});
