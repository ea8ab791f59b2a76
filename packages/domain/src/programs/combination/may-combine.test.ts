import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import type { Combines } from '../../catalog/catalog-program.ts';
import { mayCombine } from './may-combine.ts';

const text = (slug: string, kind: Combines['with'], slugs: string[] = []) =>
  sampleProgram({ slug, combines: { with: kind, slugs, says: 'May be combined.' } });

describe('mayCombine', () => {
  it.each<[string, Combines['with'], string[], Combines['with'], string[], boolean]>([
    ['both allow any', 'any', [], 'any', [], true],
    ['one allows any and the other names it', 'any', [], 'some', ['a'], true],
    ['both name each other', 'some', ['b'], 'some', ['a'], true],
    ['one allows any but the other names another program', 'any', [], 'some', ['c'], false],
    ['one allows any but the other names none', 'any', [], 'some', [], false],
    ['only one names the other', 'some', ['b'], 'some', ['c'], false],
    ['one allows any but the other does not say', 'any', [], 'unknown', [], false],
    ['one names the other, which does not say', 'some', ['b'], 'unknown', [], false],
    ['neither says', 'unknown', [], 'unknown', [], false],
    ['one allows any but the other forbids it', 'any', [], 'none', [], false],
    ['one names the other, which forbids it', 'some', ['b'], 'none', ['a'], false],
  ])('decides correctly if %s', (_, first, firstNames, second, secondNames, isAllowed) => {
    const a = text('a', first, firstNames);
    const b = text('b', second, secondNames);
    expect(mayCombine(a, b)).toBe(isAllowed);
    expect(mayCombine(b, a)).toBe(isAllowed);
  });

  it('never combines a program with itself', () => {
    expect(mayCombine(text('a', 'any'), text('a', 'any'))).toBe(false);
  });
});
