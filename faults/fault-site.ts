import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const shippedBrand = new URL('../brand/brand.json', import.meta.url);

/**
 * Writes the shipped brand, with a postal address, to a file in the folder. Returns the file's
 * path. Without a postal address, the server sends no notices.
 */
export function brandIn(folder: string): string {
  const brand = JSON.parse(readFileSync(shippedBrand, 'utf8'));
  const file = join(folder, 'brand.json');
  const legal = { ...brand.legal, postalAddress: '1 Main Street, Detroit, MI 48226' };
  writeFileSync(file, JSON.stringify({ ...brand, legal }));
  return file;
}

/** Repeats a call until it succeeds, like a user who keeps trying in the browser. */
export async function untilDone(call: () => Promise<boolean>): Promise<void> {
  while (!(await call().catch(() => false))) await pause(100);
}
