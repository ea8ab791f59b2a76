import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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

describe('docs/scale.md', () => {
  const [, each] = /at most half busy, ([\d,]+) calls/.exec(scale) ?? [];
  const perProcess = numberIn(each ?? '') ?? Number.NaN;

  it('docs/scale.md plans at most half of the measured calls for each process', () => {
    const [total = Number.NaN] = rowOf(scale, /^calls of visitors/);
    const measured = total / 2;
    expect(perProcess).toBeLessThanOrEqual(measured / 2);
    expect(perProcess).toBeGreaterThan(measured / 3);
  });

  it('docs/scale.md plans enough processes for the busiest second, with 14 connections each', () => {
    const processes = rowOf(scale, /^processes/);
    const calls = rowOf(scale, /^calls in the busiest second/);
    expect(processes).toEqual(calls.map((all) => Math.max(2, Math.ceil(all / perProcess))));
    expect(rowOf(scale, /^connections/)).toEqual(processes.map((count) => count * 14));
  });

  it('docs/scale.md states the measured time for a sign-in', () => {
    const [, milliseconds] = /Argon2id takes about (\d+) ms/.exec(scale) ?? [];
    const [perSecond = Number.NaN] = rowOf(scale, /^passwords that Argon2id/);
    expect(Math.abs(Number(milliseconds) - 1_000 / perSecond)).toBeLessThan(1);
  });
});
