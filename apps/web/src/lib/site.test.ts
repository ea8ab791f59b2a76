import { plainProduct, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { firstAreas, loweringNames, rowsFor } from './site.ts';

const rows: { name: string; isLowering?: true }[] = [
  { name: 'loan' },
  { name: 'saved', isLowering: true },
  { name: 'cash' },
];

describe('a site with a lowered payment', () => {
  it("shows every row, uses the lowered payment's name, and does not load the replacement text", () => {
    expect(rowsFor(sampleProduct, rows)).toEqual(rows);
    expect(loweringNames(sampleProduct)).toEqual({
      name: 'monthly payment lowering',
      shortName: 'ITMO',
    });
    expect(firstAreas(sampleProduct)).toEqual(['common']);
  });
});

describe('a site without a lowered payment', () => {
  it('hides rows about the lowered payment, has no name for it, and loads the replacement text', () => {
    expect(rowsFor(plainProduct, rows)).toEqual([{ name: 'loan' }, { name: 'cash' }]);
    expect(loweringNames(plainProduct)).toEqual({ name: '', shortName: '' });
    expect(firstAreas(plainProduct)).toEqual(['common', 'plain']);
  });
});
