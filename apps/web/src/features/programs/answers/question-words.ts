import { catalogText } from '@/lib/catalog-text.ts';
import { money } from '@/lib/format.ts';
import { shortAnswersText as text } from '@/lib/texts.ts';
import { mostOf, type ShortQuestion } from './questions.ts';

/**
 * The text of a question, the meaning of its answers, and the programs that depend on the answers.
 */
export interface QuestionWords {
  /** The question. It may contain a sentence from the catalog: see `CatalogText`. */
  readonly asked: string;
  /** An explanation of the question. Null if it needs no explanation. */
  readonly meaning: string | null;
  /** The programs' own wording, as `CatalogText`. Null if our question already covers it. */
  readonly definition: string | null;
  readonly decides: string;
}

export function questionWords({ check, definitions, decides }: ShortQuestion): QuestionWords {
  const plain = { meaning: null, definition: null, decides: decidesWords(decides) };
  switch (check.kind) {
    case 'score':
      return { ...plain, asked: text.score({ score: check.score }) };
    case 'city':
      return { ...plain, asked: text.city({ city: check.city }) };
    case 'income':
      return { ...plain, asked: text.income(), meaning: text.incomeHint() };
    case 'units':
      return { ...plain, asked: text.units() };
    case 'condition':
      return isFirstGeneration(check.key)
        ? {
            ...plain,
            asked: text.firstGeneration(),
            meaning: meaningOf(check.key),
            definition: definitions.map(catalogText).join(' '),
          }
        : { ...plain, asked: `${text.rule()} ${catalogText(check.says)}` };
  }
}

function isFirstGeneration(key: string): boolean {
  return key === 'parents-own-none-now' || key === 'parents-never-owned';
}

function meaningOf(key: string): string {
  return key === 'parents-own-none-now' ? text.meansNow() : text.meansNever();
}

/** Whether the buyer may want to keep the answer to this question private. */
export function isPrivate({ check }: Pick<ShortQuestion, 'check'>): boolean {
  return check.kind === 'condition' && isFirstGeneration(check.key);
}

function decidesWords(decides: ShortQuestion['decides']): string {
  const [only, ...others] = decides;
  const amount = money(mostOf({ decides }));
  return only && others.length === 0
    ? text.decidesOne({ program: only.programName, amount })
    : text.decides({ count: decides.length, amount });
}
