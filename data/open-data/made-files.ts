import { catalogFiles } from '../../apps/api/src/open-data/catalog-files.ts';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';

const { counties, sources } = shippedReference();

/** The files that are generated from the shipped catalog, by name. */
export const madeFiles = new Map(
  (
    await catalogFiles(
      {
        brand: {
          name: 'Harbor Home',
          legal: { company: 'Harbor Credit Union' },
          supportEmail: 'home@harbor.example',
        },
        license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
        version: '2026-11-23',
        siteUrl: 'https://www.harbor.example',
        sources,
      },
      loadCatalog(),
      counties,
      new Date('2026-11-23T10:00:00Z'),
    )
  ).map((file) => [file.name, file]),
);

/** Returns the text of a file, without its byte order mark. */
export function textOf(name: string): string {
  return new TextDecoder().decode(madeFiles.get(name)?.content);
}
