import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const Programs = z.array(z.looseObject({ id: z.number(), slug: z.string() }));

/** A brand name and a program ID that occur only in the mounted folders. */
export const ownName = 'Harbor Homes';
const ownLogo = 'harbor.svg';
export const ownProgram = 1_000_654;

/**
 * Writes a brand file with a logo, and a program file, as an operator would. @returns their folders
 */
export function ownFiles(): {
  readonly folder: string;
  readonly brand: string;
  readonly programs: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-own-'));
  const [brand, programs] = [join(folder, 'brand'), join(folder, 'programs')];
  for (const each of [brand, programs]) mkdirSync(each);
  const shipped = JSON.parse(readFileSync(join(root, 'brand/brand.json'), 'utf8'));
  const legal = { ...shipped.legal, company: `${ownName} Lending` };
  const own = { ...shipped, name: ownName, logo: { light: ownLogo }, legal };
  writeFileSync(join(brand, 'brand.json'), JSON.stringify(own));
  cpSync(join(root, 'brand/product.json'), join(brand, 'product.json'));
  writeFileSync(
    join(brand, ownLogo),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  );
  const [file = ''] = readdirSync(join(root, 'data/programs')).filter((name) =>
    name.endsWith('.json'),
  );
  const [program] = Programs.parse(
    JSON.parse(readFileSync(join(root, 'data/programs', file), 'utf8')),
  );
  const copy = { ...program, id: ownProgram, slug: 'our-own-program' };
  writeFileSync(join(programs, 'own.json'), JSON.stringify([copy]));
  return { folder, brand, programs };
}
