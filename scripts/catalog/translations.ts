import { type CatalogProgram, programSentences, stateOf } from '@latchkey/domain';
import {
  sentenceHash,
  type TranslatedSentence,
} from '../../apps/api/src/reference-data/read-translations.ts';
import { textTable } from './text-table.ts';

/** A sentence without a translation, or a translation without its sentence. */
interface Gap {
  readonly language: string;
  /** The two-letter code of a state, or US for the national programs. */
  readonly state: string;
  readonly kind: 'missing' | 'stale';
  readonly hash: string;
  readonly english: string;
}

export interface TranslationCheck {
  readonly counts: readonly {
    readonly language: string;
    readonly state: string;
    readonly sentences: number;
    readonly missing: number;
    readonly stale: number;
  }[];
  readonly gaps: readonly Gap[];
}

/**
 * Compares translations with the catalog's sentences. A sentence that several states use is counted
 * only for the first state, or for US if a national program uses it. A translation is stale if the
 * English sentence is no longer in the catalog.
 *
 * @param state two letters, or US. Undefined for all states
 */
export function checkTranslations(
  programs: readonly CatalogProgram[],
  translated: readonly TranslatedSentence[],
  state: string | undefined,
): TranslationCheck {
  const stateOfSentence = new Map<string, string>();
  for (const program of programs.toSorted((a, b) => rank(a) - rank(b) || order(a, b))) {
    for (const sentence of programSentences(program)) {
      if (!stateOfSentence.has(sentence)) stateOfSentence.set(sentence, stateOf(program));
    }
  }
  const languages = Map.groupBy(translated, ({ language }) => language);
  const checks = [...languages].flatMap(([language, rows]) => {
    const have = new Set(rows.map(({ english }) => english));
    const missing = [...stateOfSentence].filter(([english]) => !have.has(english));
    const stale = rows.filter(({ english }) => !stateOfSentence.has(english));
    const gaps: Gap[] = [
      ...missing.map(([english, of]) => gap({ language, state: of, english }, 'missing')),
      ...stale.map((row) => gap(row, 'stale')),
    ];
    const states = new Set([...stateOfSentence.values(), ...rows.map((row) => row.state)]);
    return [...states]
      .filter((one) => state === undefined || one === state)
      .toSorted()
      .map((one) => {
        const here = gaps.filter((each) => each.state === one);
        const count = (kind: Gap['kind']) => here.filter((each) => each.kind === kind).length;
        const sentences = [...stateOfSentence.values()].filter((of) => of === one).length;
        const counts = { missing: count('missing'), stale: count('stale') };
        return { counts: { language, state: one, sentences, ...counts }, gaps: here };
      });
  });
  return {
    counts: checks.map(({ counts }) => counts),
    gaps: checks.flatMap(({ gaps }) => gaps),
  };
}

function gap(
  { language, state, english }: Pick<Gap, 'language' | 'state' | 'english'>,
  kind: Gap['kind'],
): Gap {
  return { language, state, kind, hash: sentenceHash(english), english };
}

/**
 * Lists the missing and stale sentences, followed by the counts for each state with such sentences.
 */
export function translationsReport({ counts, gaps }: TranslationCheck): string {
  const sum = (of: (count: TranslationCheck['counts'][number]) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  const total = `${sum(({ sentences }) => sentences)} sentences, ${sum(({ missing }) => missing)} missing, ${sum(({ stale }) => stale)} stale`;
  if (gaps.length === 0) return total;
  const table = textTable(
    ['Language', 'State', 'Sentences', 'Missing', 'Stale'],
    counts
      .filter(({ missing, stale }) => missing + stale > 0)
      .map((count) => [count.language, count.state, count.sentences, count.missing, count.stale]),
  );
  const lines = gaps.map(({ language, state, kind, hash, english }) =>
    [language, state, kind, hash, english].join('\t'),
  );
  return [...lines, '', table, '', total].join('\n');
}

/**
 * Returns a rank that sorts national programs first. Their sentences are in `US.tsv`, so they must
 * be counted before the states' sentences.
 */
function rank(program: CatalogProgram): number {
  return stateOf(program) === 'US' ? 0 : 1;
}

function order(a: CatalogProgram, b: CatalogProgram): number {
  return stateOf(a).localeCompare(stateOf(b)) || a.id - b.id;
}
