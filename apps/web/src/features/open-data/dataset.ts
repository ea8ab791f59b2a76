import { OPEN_DATA_PATH } from '@latchkey/contract';
import type { Dataset } from 'schema-dts';
import { useSite } from '@/lib/site.ts';
import { dataText as text } from '@/lib/texts.ts';
import { type OpenData, rowsOf } from './open-data.ts';

const types: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json' };

/**
 * Describes the files to search engines for data sets.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/dataset
 */
export function useDataset(data: OpenData): Dataset {
  const { brand } = useSite();
  const { siteUrl, version, license, files } = data;
  const page = siteUrl + OPEN_DATA_PATH;
  return {
    '@type': 'Dataset',
    '@id': page,
    name: text.title({ count: rowsOf(data, 'programs.csv') }),
    description: `${text.lead()} ${text.example()}`,
    url: page,
    version,
    dateModified: version,
    license: license.url,
    isAccessibleForFree: true,
    spatialCoverage: 'United States',
    creator: { '@type': 'Organization', name: brand.name, url: siteUrl },
    distribution: files.map(({ name, bytes }) => ({
      '@type': 'DataDownload',
      name,
      encodingFormat: types[name.split('.').at(-1) ?? ''] ?? '',
      contentUrl: `${page}/${name}`,
      contentSize: `${bytes} B`,
    })),
  };
}
