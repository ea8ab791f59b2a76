import type { CatalogProgram, ProgramSource } from '../../catalog/catalog-program.ts';
import { sourceAbout } from '../../catalog/edits/fact-source.ts';

/**
 * Returns the source for a program's sentence about other assistance. Null if the program has no
 * sources.
 */
export function combinationSource(
  sources: CatalogProgram['sources'],
): Pick<ProgramSource, 'url' | 'asOf'> | null {
  const source = sourceAbout(sources, 'combines');
  return source && { url: source.url, asOf: source.asOf };
}
