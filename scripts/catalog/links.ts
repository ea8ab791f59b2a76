import { type CatalogProgram, overlaidCatalog } from '@latchkey/domain';
import type { Config } from '../../apps/api/src/config.ts';
import { connect } from '../../apps/api/src/db/connect.ts';
import * as editRepository from '../../apps/api/src/programs/edits/repository.ts';
import { addressesOf, catalogHosts } from '../../apps/api/src/programs/links/addresses.ts';
import type { LinkResult } from '../../apps/api/src/programs/links/ask-link.ts';
import { checkLinks } from '../../apps/api/src/programs/links/check-links.ts';
import type { LinkChange } from '../../apps/api/src/programs/links/compare-link.ts';
import * as linkRepository from '../../apps/api/src/programs/links/repository.ts';
import { resultsOfRun } from '../../apps/api/src/programs/links/results-of-run.ts';
import { readBrand } from '../../apps/api/src/site/brand-file.ts';
import { CommandFailure } from '../run-command.ts';
import { textTable } from './text-table.ts';

/** The outcome of a request to one URL. */
export interface CheckedLink {
  readonly address: string;
  readonly programs: readonly string[];
  readonly result: LinkResult;
  /** The change since the last run. Null if the page does not need a review. */
  readonly change: LinkChange | null;
}

interface Choice {
  readonly isChosen: (program: CatalogProgram) => boolean;
  /**
   * Maximum number of URLs to request, starting with the URLs that were requested longest ago.
   * Undefined for all URLs.
   */
  readonly limit: number | undefined;
}

/**
 * Requests the websites and sources of the chosen programs, and stores each result immediately. A
 * changed page creates a task. Stores nothing if no URL responds.
 *
 * @param files the programs in the catalog files. Operators' edits are applied to these programs.
 * @throws {StartFailure} if the database is not available, for example because a server uses it
 * @throws {CommandFailure} if no URL responds
 */
export async function runLinks(
  files: readonly CatalogProgram[],
  config: Pick<Config, 'brandFile' | 'databaseUrl' | 'databaseSettings' | 'dataDir'>,
  { isChosen, limit }: Choice,
): Promise<CheckedLink[]> {
  const brand = readBrand(config.brandFile);
  const { database, close } = await connect(config);
  try {
    const { programs: catalog } = overlaidCatalog(files, await editRepository.active(database));
    const programs = addressesOf(catalog.filter(isChosen));
    const askedAt = await linkRepository.askedAt(database);
    const age = (address: string) => askedAt.get(address)?.getTime() ?? 0;
    const asked = [...programs.keys()].toSorted((a, b) => age(a) - age(b)).slice(0, limit);
    const checked: CheckedLink[] = [];
    const results = resultsOfRun(async (address, result) => {
      const slugs = programs.get(address) ?? [];
      const change = await linkRepository.save(database, address, slugs, result, new Date());
      checked.push({ address, programs: slugs, result, change });
    });
    await checkLinks(asked, { hosts: catalogHosts(catalog), brand, onResult: results.add });
    if (asked.length > 0 && !results.hasResponse())
      throw new CommandFailure(networkDown(asked.length));
    return checked.toSorted((a, b) => a.address.localeCompare(b.address));
  } finally {
    await close();
  }
}

function networkDown(addresses: number): string {
  const none =
    addresses === 1 ? 'The address did not respond' : `None of ${addresses} addresses responded`;
  return `${none}, so the network of this machine is probably down. Nothing was stored.`;
}

export function linksReport(checked: readonly CheckedLink[]): string {
  const isNotable = ({ result, change }: CheckedLink) =>
    change !== null || result.outcome !== 'answered' || result.answer.status >= 300;
  const count = (outcome: LinkResult['outcome']) =>
    checked.filter(({ result }) => result.outcome === outcome).length;
  const table = textTable(
    ['Address', 'Response', 'Change', 'Programs'],
    checked
      .filter(isNotable)
      .map(({ address, programs, result, change }) => [
        address,
        answerInWords(result),
        change ? changeInWords(change) : '',
        programs.join(' '),
      ]),
  );
  const changes = checked.filter(({ change }) => change !== null).length;
  return [
    table,
    '',
    `Addresses: ${checked.length}. Responses: ${count('answered')}. No response: ${count('failed')}. Not allowed by robots.txt: ${count('disallowed')}. Changed: ${changes}.`,
  ].join('\n');
}

function answerInWords(result: LinkResult): string {
  switch (result.outcome) {
    case 'answered':
      return String(result.answer.status);
    case 'failed':
      return result.problem;
    case 'disallowed':
      return 'not allowed by robots.txt';
  }
}

function changeInWords({ before, after }: LinkChange): string {
  if (after === null) return 'no response twice';
  if (before?.status !== after.status) return `status ${before?.status} to ${after.status}`;
  if (before.finalAddress !== after.finalAddress) return `leads to ${after.finalAddress}`;
  return 'text';
}
