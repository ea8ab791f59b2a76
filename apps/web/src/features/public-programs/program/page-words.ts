import type { PublicProgram } from '@latchkey/contract';
import type { ChosenPlace } from '@/lib/chosen-place.ts';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { type Crumb, crumbsTo } from '../crumbs.ts';
import { givesWords, moneyWords, owedWords } from './summary-words.ts';

/** The page's title: the program's name, with its state, because names repeat across states. */
export function pageTitle({ fullName, coverage: { state } }: PublicProgram['program']): string {
  return state === null ? fullName : text.titleIn({ program: fullName, state: stateName(state) });
}

/**
 * The page's description in search results, made from the program's facts.
 *
 * @param today the current date, such as 2026-11-21
 */
export function pageDescription(facts: PublicProgram, today: string): string {
  const { program } = facts;
  const money = moneyWords(facts, today);
  return text.description({
    program: pageTitle(program),
    gives: givesWords(program).figure,
    owed: `${text.owedLater()}: ${owedWords(program).figure}`,
    money: `${text.isThereMoney()} ${money.figure}`,
  });
}

/**
 * The pages above a program's page, highest first.
 *
 * @param kept what the visitor chose. The link to a page above keeps it
 */
export function crumbsOf(
  { program: { coverage }, counties }: PublicProgram,
  kept: ChosenPlace,
): Crumb[] {
  const { scope, state } = coverage;
  const [first] = counties;
  const isOfCounty = (scope === 'county' || scope === 'city') && counties.length === 1;
  return crumbsTo(state, first && isOfCounty ? first.county : null, kept);
}
