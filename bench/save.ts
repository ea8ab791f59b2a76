import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '../docs/benchmarks.md');

/** Replaces a part's figures in docs/benchmarks.md, from the part's comment to the next heading. */
export function save(name: string, figures: string): void {
  const text = readFileSync(page, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->)[^]*?(?=\n\n#|\n*$)`);
  if (!place.test(text)) throw new RangeError(`docs/benchmarks.md has no section for ${name}`);
  writeFileSync(
    page,
    text.replace(place, (_, start) => `${start}\n${figures}`),
  );
}
