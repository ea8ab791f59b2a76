import type { CatalogProgram } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../reference-data/load-catalog.ts';
import { catalogOf } from './catalog.ts';
import { catalogStore } from './catalog-store.ts';

const [first, second] = loadCatalog();

function program(candidate: CatalogProgram | undefined): CatalogProgram {
  if (!candidate) throw new Error('The shipped catalog must have two programs');
  return candidate;
}

describe('catalogStore', () => {
  it('uses the latest catalog', () => {
    let now = catalogOf([program(first)]);
    const { catalog, reload } = catalogStore(() => now);
    now = catalogOf([program(second)]);
    expect(catalog.find(program(second).id)).toBeUndefined();

    expect(reload()).toBe(1);
    expect(catalog.find(program(second).id)).toBe(second);
    expect(catalog.find(program(first).id)).toBeUndefined();
  });

  it('keeps the catalog when the next one is invalid', () => {
    let isDamaged = false;
    const { catalog, reload } = catalogStore(() => {
      if (isDamaged) throw new Error('no list');
      return catalogOf([program(first)]);
    });
    isDamaged = true;

    expect(reload).toThrow('no list');
    expect(catalog.find(program(first).id)).toBe(first);
  });
});
