import { expect, it } from 'vitest';
import { leadIdsWith, referenceOf } from './lead-reference.ts';

const id = '7f3a91c2-5b0e-4d6f-9a1c-2e3f4a5b6c7d';

it('uses the start of the lead’s ID as the reference', () => {
  expect(referenceOf(id)).toBe('7F3A-91C2');
});

it.each(['7F3A-91C2', '7f3a91c2'])(
  'finds the range that contains the lead’s ID for the reference %s',
  (reference) => {
    const ids = leadIdsWith(reference);
    expect(ids).not.toBeNull();
    expect([id, ids?.lowest, ids?.highest].toSorted()).toEqual([ids?.lowest, id, ids?.highest]);
    const next = '7f3a91c3-0000-4000-8000-000000000000';
    expect(next > (ids?.highest ?? next)).toBe(true);
  },
);

it.each(['7F3A', '7F3A-91C', '7F3A-91C23', 'Ada Jones', '7F3A--91C2', ''])(
  'returns null for the text %j',
  (text) => {
    expect(leadIdsWith(text)).toBeNull();
  },
);
