import { expect, it } from 'vitest';
import { table } from './table.ts';

it('writes a Markdown table with the verdict in the last column and empty cells for missing values', () => {
  const rows = [
    { met: true, page: '/', bytes: 12_345.6 },
    { met: false, page: '/about', share: '40 %' },
  ];
  expect(table(rows).split('\n')).toEqual([
    '| page   |    bytes | share | met |',
    '| ------ | -------: | ----- | --- |',
    '| /      | 12,345.6 |       | yes |',
    '| /about |          | 40 %  | NO  |',
  ]);
});
