import type { CatalogProgram, ProgramSource } from '../../catalog/catalog-program.ts';

/** Words with which a source's note tells what a program may be combined with. */
const COMBINING = /\b(stack|combin|pair|mixing)/i;

/**
 * The source of a program's sentence about other help: the newest one whose note tells of it,
 * otherwise the newest one. Null if the program has no source.
 */
export function combinationSource(
  sources: CatalogProgram['sources'],
): Pick<ProgramSource, 'url' | 'asOf'> | null {
  const telling = sources.filter(({ supports }) => COMBINING.test(supports));
  const [newest] = (telling.length > 0 ? telling : sources).toSorted((a, b) => compareDates(a, b));
  return newest ? { url: newest.url, asOf: newest.asOf } : null;
}

/** Newest first. ISO dates sort as text. A source without a date comes last. */
function compareDates({ asOf: a }: ProgramSource, { asOf: b }: ProgramSource): number {
  if (a === b) return 0;
  return (a ?? '') > (b ?? '') ? -1 : 1;
}
