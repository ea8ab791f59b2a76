import {
  type Difference,
  type FactDifference,
  type FactName,
  type FactValues,
  facts,
  isAnnouncedFact,
  type PublishedChange,
  type QuoteChange,
} from '@latchkey/domain';
import { type Say, type ValueWords, valueWords } from './fact-values.ts';

/** The text about a changed fact, for pages and emails. */
export interface FactWords {
  readonly name: string;
  /**
   * The old and the new value. If they are too long, a sentence that states only that the fact
   * changed.
   */
  readonly words: string;
  /** The source of the new value, with its date. */
  readonly source: { readonly label: string; readonly href: string | null };
}

/** Returns a sentence about a change that affects a saved quote. */
export function changeWords(change: QuoteChange, { text, format }: Say): string {
  if (change.kind === 'rate') {
    const { before, after, date } = change;
    const rates = { before: format.rate(before), after: format.rate(after) };
    return (after > before ? text.rateUp : text.rateDown)({ ...rates, date: format.day(date) });
  }
  const program = change.programName;
  switch (change.kind) {
    case 'new':
      return change.amount > 0
        ? text.newUpTo({ program, amount: format.money(change.amount) })
        : text.new({ program });
    case 'gone':
      return (change.programId === null ? text.goneFromCatalog : text.gone)({ program });
    case 'closed':
      return closedSentence(change.why, text)({ program });
    case 'amount': {
      const { before, after } = change;
      return text.amount({ program, before: format.money(before), after: format.money(after) });
    }
    default:
      return text[change.kind]({ program });
  }
}

function closedSentence(why: readonly FactDifference[], text: Say['text']) {
  const status = why.find((one) => one.fact === 'funding')?.after?.status;
  if (status === 'paused') return text.paused;
  return status === 'waitlist' ? text.waitlisted : text.closed;
}

/**
 * The functions in `valueWords`, typed for any fact. A stored notice may contain a fact that this
 * version does not announce.
 */
const wordsOfAny: { readonly [Fact in FactName]?: ValueWords<FactValues[Fact]> | null } =
  valueWords;

/** Returns the text for a program fact before and after a change, with its source. */
export function factWords<Fact extends FactName>(
  difference: Difference<Fact, FactValues[Fact]>,
  say: Say,
): FactWords {
  const words = wordsOfAny[difference.fact] ?? null;
  const told = differenceWords(
    difference,
    { name: factName(difference.fact, say.text), words },
    say,
  );
  if (!isSaidByAgency(difference)) return told;
  const date = say.format.day(difference.sourceDay);
  return { ...told, source: { label: say.text.agencySource({ date }), href: null } };
}

/**
 * Describes a change on public pages: the fact before and after the change, or that the program was
 * added or removed.
 */
export function publishedWords(
  { what, sourceUrl, sourceDay }: Pick<PublishedChange, 'what' | 'sourceUrl' | 'sourceDay'>,
  say: Say,
): FactWords {
  if (typeof what !== 'string') return factWords(what, say);
  const name = say.text[what === 'added' ? 'newInCatalog' : 'goneFromList']();
  return { name, words: '', source: sourceWords({ sourceUrl, sourceDay }, say) };
}

/** Whether the agency itself, and not a source, stated the new value. */
function isSaidByAgency({ fact, after }: Difference<FactName, unknown>): boolean {
  return (
    fact === 'funding' && facts.funding.schema.safeParse(after).data?.statusSaidBy === 'agency'
  );
}

function factName(fact: FactName, text: Say['text']): string {
  return isAnnouncedFact(fact) ? text[`fact-${fact}`]() : text['fact-other']();
}

/**
 * Returns the text about a changed fact.
 *
 * @param fact the fact's name, and a function that describes its values
 */
export function differenceWords<Value>(
  { before, after, sourceUrl, sourceDay }: Difference<string, Value>,
  { name, words }: { readonly name: string; readonly words: ValueWords<Value> | null },
  say: Say,
): FactWords {
  const { text } = say;
  const inWords = (value: Value | undefined) => {
    if (value === undefined || words === null) return null;
    return value === null ? text.notKnown() : words(value, say);
  };
  const [earlier, current] = [inWords(before), inWords(after)];
  const isSaid = earlier !== null && current !== null && earlier !== current;
  return {
    name,
    words: isSaid ? text.fromTo({ before: earlier, after: current }) : text.changedOnly(),
    source: sourceWords({ sourceUrl, sourceDay }, say),
  };
}

function sourceWords(
  { sourceUrl, sourceDay }: Pick<Difference<string, unknown>, 'sourceUrl' | 'sourceDay'>,
  { text, format }: Say,
): FactWords['source'] {
  const date = format.day(sourceDay);
  return sourceUrl === null
    ? { label: text.ownSource({ date }), href: null }
    : { label: text.source({ host: hostOf(sourceUrl), date }), href: sourceUrl };
}

function hostOf(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').split('/')[0] ?? url;
}
