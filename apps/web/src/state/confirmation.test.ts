import { changedDraft, emptyDraft } from '@latchkey/domain';
import { sampleDraft } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { confirmationOf } from './confirmation.ts';

it.each([sampleDraft(), emptyDraft()])(
  'validates a draft only once, and again after a change',
  (draft) => {
    const first = confirmationOf(draft);
    expect(confirmationOf(draft)).toBe(first);

    const changed = changedDraft(draft, { homePrice: -1 });
    expect(confirmationOf(changed).faults).toContainEqual({
      field: 'homePrice',
      key: expect.any(String),
    });
  },
);
