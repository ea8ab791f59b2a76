import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-brand-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * The default brand with a fictional company name, because a production server requires its own
 * brand.
 */
export const benchBrandFile: string = join(folder, 'brand.json');

const shipped = readFileSync(join(import.meta.dirname, '../brand/brand.json'), 'utf8');
const { legal, ...brand } = JSON.parse(shipped);
const company = 'Benchmark Lending';
writeFileSync(benchBrandFile, JSON.stringify({ ...brand, legal: { ...legal, company } }));
