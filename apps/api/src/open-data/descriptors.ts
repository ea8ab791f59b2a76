import { OPEN_DATA_PATH, ProgramsFile } from '@latchkey/contract';
import { type Brand, CatalogProgram } from '@latchkey/domain';
import * as z from 'zod/mini';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import { fieldNotes } from './field-notes.ts';
import type { Column } from './tables/table.ts';

/** The facts that every description of the files contains. */
export interface Edition {
  readonly brand: Pick<Brand, 'name' | 'supportEmail'> & {
    readonly legal: Pick<Brand['legal'], 'company'>;
  };
  readonly license: { readonly name: string; readonly url: string };
  /** The catalog's version, which is a date. */
  readonly version: string;
  /** The site's URL, without a trailing slash. */
  readonly siteUrl: string;
  readonly sources: ReferenceData['sources'];
}

/** A file that the descriptors list. */
interface ListedFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly content: Buffer;
  /** The columns of a table. */
  readonly columns?: readonly Column<never>[];
}

const NAME = 'down-payment-programs';
export const TITLE = 'Down payment programs in the United States';
const DESCRIPTION =
  'Who may get help with a down payment, how much, what is owed later and whether there is money. Each fact has its source and its date.';

/** Returns text about what the license covers. The facts themselves are free for everyone. */
export function termsOf({ license, brand, siteUrl }: Edition): string {
  return `Facts are free. Our sentences and the structure of the files: ${license.name}. Name "${brand.name}" and link to ${siteUrl}${OPEN_DATA_PATH}. Each program names its sources.`;
}

/** IDs of the sources of the figures in counties.csv. */
const inFiles = new Set([
  'population',
  'property-tax',
  'property-tax-new-jersey',
  'property-tax-deductions',
  'property-tax-after-sale',
  'home-insurance',
  'income-limits',
  'state-medians',
  'conforming-limits',
  'fha-limits',
  'programs',
]);

/**
 * Returns the JSON Schema of `programs.json`. The server checks its own catalog with the same
 * schema.
 */
export function jsonSchema({ siteUrl }: Edition): object {
  const schema = z.toJSONSchema(ProgramsFile, {
    io: 'output',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: part }) {
      // Agencies have addresses with letters outside ASCII.
      if (part.format === 'uri') part.format = 'iri';
      if (zodSchema === CatalogProgram) describeFields(part);
    },
  });
  const $id = `${siteUrl}${OPEN_DATA_PATH}/schema.json`;
  const { $schema, ...rest } = schema;
  return { $schema, $id, title: TITLE, description: DESCRIPTION, ...rest };
}

function describeFields({ properties = {} }: z.core.JSONSchema.BaseSchema): void {
  for (const [name, description] of Object.entries(fieldNotes)) {
    const field = properties[name];
    if (typeof field === 'object') field.description = description;
  }
}

/** Describes the files as a data package. @see https://datapackage.org/standard/data-package */
export function dataPackage(edition: Edition, files: readonly ListedFile[]): object {
  const { brand, license, version, siteUrl, sources } = edition;
  const homepage = siteUrl + OPEN_DATA_PATH;
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: NAME,
    title: TITLE,
    description: `${DESCRIPTION} ${termsOf(edition)}`,
    homepage,
    version,
    licenses: [{ title: license.name, path: license.url }],
    contributors: [{ title: brand.name, path: homepage, roles: ['publisher'] }],
    sources: sources
      .filter(({ id }) => inFiles.has(id))
      .map(({ publisher, title, asOf, credit }) => ({
        title: credit ?? `${publisher}: ${title}`,
        version: asOf,
      })),
    resources: files.map(({ name, title, description, type, content, columns }) => ({
      name: name.replace('.', '-'),
      path: name,
      title,
      description,
      format: name.split('.').at(-1),
      mediatype: type.split(';', 1)[0],
      encoding: 'utf-8',
      bytes: content.length,
      ...(columns
        ? { type: 'table', schema: { fields: columns.map(field), missingValues: [''] } }
        : {}),
    })),
  };
}

function field({ name, type, description }: Column<never>): object {
  return { name, type, description };
}

/** Describes the files as a DCAT catalog. @see https://github.com/DOI-DO/dcat-us, version 3.0 */
export function dcatCatalog(edition: Edition, files: readonly ListedFile[]): object {
  const { brand, license, version, siteUrl } = edition;
  const page = siteUrl + OPEN_DATA_PATH;
  const company = { '@type': 'Organization', name: brand.legal.company, prefLabel: brand.name };
  const contact = { '@type': 'Kind', fn: brand.name, hasEmail: `mailto:${brand.supportEmail}` };
  const about = { title: TITLE, description: DESCRIPTION, modified: version, license: license.url };
  return {
    '@context': 'https://raw.githubusercontent.com/DOI-DO/dcat-us/main/context/dcat-us-3.0.jsonld',
    '@id': `${page}/data.json`,
    '@type': 'Catalog',
    ...about,
    publisher: { '@type': 'Agent', name: brand.legal.company },
    contactPoint: [contact],
    dataset: [
      {
        '@id': page,
        '@type': 'Dataset',
        ...about,
        identifier: [page],
        version,
        keyword: 'down payment assistance',
        publisher: company,
        contactPoint: [contact],
        landingPage: { '@type': 'Document', title: TITLE, '@id': page },
        rights: { '@type': 'RightsStatement', attributionText: termsOf(edition) },
        describedBy: `${page}/datapackage.json`,
        distribution: files.map(({ name, title, description, type, content }) => ({
          '@id': `${page}/${name}`,
          '@type': 'Distribution',
          title,
          description,
          downloadURL: `${page}/${name}`,
          mediaType: `https://www.iana.org/assignments/media-types/${type.split(';', 1)[0]}`,
          byteSize: String(content.length),
          modified: version,
          license: license.url,
        })),
      },
    ],
  };
}
