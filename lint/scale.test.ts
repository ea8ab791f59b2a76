import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const docs = join(import.meta.dirname, '../docs');
const scale = readFileSync(join(docs, 'scale.md'), 'utf8');
const benchmarks = readFileSync(join(docs, 'benchmarks.md'), 'utf8');

/** Returns the numbers in the table row whose first cell matches the pattern. */
function rowOf(text: string, name: RegExp): number[] {
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find((cells) => name.test(cells[1] ?? ''));
  return (row ?? []).slice(2).flatMap((cell) => numberIn(cell) ?? []);
}

function numberIn(text: string): number | undefined {
  const [digits] = /\d[\d,.]*/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

it('docs/operate.md lists every version of Caddy on which the fault tests ran', () => {
  const operate = readFileSync(join(docs, 'operate.md'), 'utf8');
  const versions = [...benchmarks.matchAll(/Caddy (\d+\.\d+\.\d+) \|/g)].map(
    ([, version]) => version,
  );
  expect(versions).not.toEqual([]);
  for (const version of versions) expect(operate).toContain(version);
});

it('docs/scale.md plans enough processes that each one is busy for at most half of each second', () => {
  const [budget = Number.NaN, ...processes] = rowOf(scale, /^processes/);
  const [, ...busy] = rowOf(scale, /^ms of CPU/);
  expect(busy).toHaveLength(3);
  expect(processes).toEqual(busy.map((milliseconds) => Math.ceil(milliseconds / budget)));
});
