import { describe, expect, it } from 'vitest';
import { circleIn } from './chunks.ts';

describe('circleIn', () => {
  it('returns undefined if no file imports itself, not even through other files', () => {
    expect(circleIn({ page: ['shared', 'start'], shared: ['start'], start: [] })).toBeUndefined();
  });

  it('lists the files that import each other', () => {
    const imports = { page: ['shared'], shared: ['query'], query: ['start', 'shared'], start: [] };
    expect(circleIn(imports)).toEqual(['shared', 'query', 'shared']);
  });
});
