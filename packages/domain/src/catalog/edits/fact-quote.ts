import type { CatalogProgram, ProgramSource } from '../catalog-program.ts';
import type { Fact } from '../fact.ts';
import type { FactName } from '../facts.ts';
import type { SourceQuote } from '../source-quote.ts';
import { isAbout } from './mentioned-facts.ts';

/** A quotation from a source about a fact, with the source. */
export interface FactQuote extends SourceQuote {
  readonly url: string;
}

/** Returns the newest quote about one of these facts. Undefined if no source is quoted. */
export function factQuote(
  sources: readonly ProgramSource[],
  names: readonly FactName[],
): FactQuote | undefined {
  const isQuoted = ({ fact }: SourceQuote) => names.some((name) => name === fact);
  const [newest] = sources
    .flatMap(({ url, quotes = [] }) => quotes.filter(isQuoted).map((quote) => ({ ...quote, url })))
    .toSorted((a, b) => (a.day > b.day ? -1 : 1));
  return newest;
}

/**
 * Returns the sources with a quote that supports a new value of a fact. Removes all other quotes
 * about the fact, because they support an earlier value. Adds the fact to the note on the quoted
 * source.
 *
 * @param quote null if the source is not quoted
 */
export function quotedSources(
  sources: CatalogProgram['sources'],
  fact: Fact,
  name: string,
  quote: Omit<FactQuote, 'fact'> | null,
): CatalogProgram['sources'] {
  return sources.map((source) => {
    const { quotes: listed = [], ...rest } = source;
    const others = listed.filter((each) => each.fact !== name);
    if (quote?.url !== source.url) return others.length > 0 ? { ...rest, quotes: others } : rest;
    const { words, day } = quote;
    const supports = isAbout(rest, fact) ? rest.supports : `${rest.supports}; ${fact.supports}`;
    return { ...rest, supports, quotes: [...others, { fact: name, words, day }] };
  });
}
