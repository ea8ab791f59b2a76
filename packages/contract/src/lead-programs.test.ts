import { expect, it } from 'vitest';
import { appliedFirst } from './lead-programs.ts';

const programs = [{ id: 1 }, { id: 2 }, { id: 3 }];

it('moves the applied program to the front, and keeps the other programs in order', () => {
  const order = (id: number | null) =>
    appliedFirst(programs, { program: id === null ? null : { id, name: 'Grant' } }).map(
      (program) => program.id,
    );
  expect(order(3)).toEqual([3, 1, 2]);
  expect(order(1)).toEqual([1, 2, 3]);
  expect(order(null)).toEqual([1, 2, 3]);
  expect(order(4)).toEqual([1, 2, 3]);
  expect(appliedFirst(programs, null)).toEqual(programs);
});
