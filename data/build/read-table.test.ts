import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { readTable } from './read-table.ts';

function read(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'towns.csv'), text);
  return readTable(folder, 'towns.csv', z.object({ name: z.string().min(1), zip: z.string() }));
}

it('reads quoted cells and keeps the line number of each row', () => {
  expect(read('zip,name,other\n01001,"Ash, ""Old"" Town",x\n01002,Oak,\n')).toEqual([
    { place: 'towns.csv line 2', row: { zip: '01001', name: 'Ash, "Old" Town' } },
    { place: 'towns.csv line 3', row: { zip: '01002', name: 'Oak' } },
  ]);
});

it('reports the line and column of an invalid cell', () => {
  expect(() => read('zip,name\n01001,Ash\n01002,\n')).toThrow('towns.csv line 3: name: ');
});

it('reports the name of a malformed file', () => {
  expect(() => read('zip,name\n01001,"Ash\n')).toThrow('towns.csv: Quote Not Closed');
  expect(() => read('zip,name\n01001\n')).toThrow('towns.csv: Invalid Record Length');
});
