import { checkId, openChecks, type PricedHelp } from '@latchkey/domain';
import type { PriceBar, PriceRule, PriceSweep } from '@latchkey/domain/price';
import { priceStopsText, priceText as text } from '@/lib/texts.ts';
import type { PriceRowWords } from '../bars/price-row.tsx';

/** The rules that a program itself sets. */
const programRules: ReadonlySet<PriceRule | 'income' | 'unmet'> = new Set([
  'price-cap',
  'program-loan-cap',
  'unmet',
] as const);

/**
 * Returns a bar's programs, in the order in which they pay. Empty for the bar without assistance.
 */
export function helpsOf({ ids }: PriceBar, helps: readonly PricedHelp[]): PricedHelp[] {
  return ids.flatMap((id) => helps.find((help) => help.id === id) ?? []);
}

/** Returns the names of a bar's programs, or the label for a purchase without assistance. */
export function barName(helps: readonly PricedHelp[]): string {
  const names = helps.map(({ programName }) => programName);
  return names.length === 0 ? text.withoutName() : allTogether(names);
}

function allTogether(names: readonly string[]): string {
  return names.reduce((first, second) => text.together({ first, second }));
}

/** Returns the highest price of a bar, in whole dollars. Null if no price meets all rules. */
export function priceOfBar({ answer }: PriceBar): number | null {
  return answer.kind === 'price' ? answer.price : null;
}

/** Returns the content of a bar's row. */
export function rowOfBar(
  bar: PriceBar,
  helps: readonly PricedHelp[],
  best: PriceBar | null,
): PriceRowWords {
  const { answer, ids } = bar;
  const own = helpsOf(bar, helps);
  const rule = answer.kind === 'price' ? answer.binding : answer.reason;
  return {
    name: barName(own),
    price: priceOfBar(bar),
    low: bar.low,
    stops: priceStopsText[rule](),
    isProgramRule: programRules.has(rule),
    chip: chipOf(own) ?? (bar.low === null ? null : text.ask()),
    look: lookOf(ids, own, best),
  };
}

function lookOf(
  ids: readonly number[],
  own: readonly PricedHelp[],
  best: PriceBar | null,
): PriceRowWords['look'] {
  if (ids.length === 0) return 'without';
  if (best && barKey(best) === barKey({ ids })) return 'best';
  return own.some(({ unanswered, needsAgency }) => unanswered > 0 || needsAgency) ? 'open' : 'help';
}

/** Returns what is left to do before the assistance is certain. Null if nothing is left to do. */
function chipOf(helps: readonly PricedHelp[]): string | null {
  if (helps.some(({ verifyFirst }) => verifyFirst)) return text.verifyFirst();
  if (helps.some(({ needsAgency }) => needsAgency)) return text.askAgency();
  const count = new Set(helps.flatMap((help) => openChecks(help).short.map(checkId))).size;
  return count > 0 ? text.toAnswer({ count }) : null;
}

/**
 * Returns the bars in display order: first the bar without assistance, then the others, starting
 * with the lowest price.
 */
export function barsOf({ without, programs, combination, best }: PriceSweep): PriceBar[] {
  const others = [...programs, ...(best ? [best] : []), ...(combination ? [combination] : [])];
  const known = new Map([without, ...others].map((bar) => [barKey(bar), bar]));
  return [...known.values()];
}

/** Returns a key that depends only on the bar's programs. */
export function barKey({ ids }: Pick<PriceBar, 'ids'>): string {
  return ids.join('-') || 'without';
}
