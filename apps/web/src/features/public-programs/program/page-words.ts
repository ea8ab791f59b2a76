import type { PublicProgram } from '@latchkey/contract';
import type { ChosenPlace } from '@/lib/chosen-place.ts';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { type Crumb, crumbsTo } from '../crumbs.ts';
import { givesWords, moneyWords, owedWords } from './summary-words.ts';

/**
 * Returns the page's title: the program's name, and its state, because several states have programs
 * with the same name.
 */
export function pageTitle({ fullName, coverage: { state } }: PublicProgram['program']): string {
  return state === null ? fullName : text.titleIn({ program: fullName, state: stateName(state) });
}

/**
 * Returns the page's description in search results, based on the program's facts.
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
 * Returns the pages above a program's page, from the top of the hierarchy down.
 *
 * @param kept the visitor's choices, which the links to those pages contain
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
