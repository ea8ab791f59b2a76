import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-brand-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The shipped brand of a made-up company, because a production server wants a brand of its own. */
export const benchBrandFile: string = join(folder, 'brand.json');

const shipped = readFileSync(join(import.meta.dirname, '../brand/brand.json'), 'utf8');
const { legal, ...brand } = JSON.parse(shipped);
const company = 'Benchmark Lending';
writeFileSync(benchBrandFile, JSON.stringify({ ...brand, legal: { ...legal, company } }));
