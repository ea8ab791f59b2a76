import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import type { Combines } from '../../catalog/catalog-program.ts';
import { mayCombine } from './may-combine.ts';

const text = (slug: string, kind: Combines['with'], slugs: string[] = []) =>
  sampleProgram({ slug, combines: { with: kind, slugs, says: 'May be combined.' } });

describe('mayCombine', () => {
  it.each<[string, Combines['with'], string[], Combines['with'], string[], boolean]>([
    ['both allow any program', 'any', [], 'any', [], true],
    ['one allows any program and the other lists it', 'any', [], 'some', ['a'], true],
    ['each lists the other', 'some', ['b'], 'some', ['a'], true],
    [
      'one allows any program, but the other lists another program',
      'any',
      [],
      'some',
      ['c'],
      false,
    ],
    ['one allows any program, but the other lists none', 'any', [], 'some', [], false],
    ['only one lists the other', 'some', ['b'], 'some', ['c'], false],
    ['one allows any program, but the other says nothing', 'any', [], 'unknown', [], false],
    ['one lists the other, which says nothing', 'some', ['b'], 'unknown', [], false],
    ['neither says anything', 'unknown', [], 'unknown', [], false],
    ['one allows any program, but the other forbids it', 'any', [], 'none', [], false],
    ['one lists the other, which forbids it', 'some', ['b'], 'none', ['a'], false],
  ])(
    'returns whether programs may be combined if %s',
    (_, first, firstNames, second, secondNames, isAllowed) => {
      const a = text('a', first, firstNames);
      const b = text('b', second, secondNames);
      expect(mayCombine(a, b)).toBe(isAllowed);
      expect(mayCombine(b, a)).toBe(isAllowed);
    },
  );

  it('never combines a program with itself', () => {
    expect(mayCombine(text('a', 'any'), text('a', 'any'))).toBe(false);
  });
});
