import { type PublicProgram, pagePaths } from '@latchkey/contract';
import { countyAddress, stateAddress } from '@/lib/catalog-addresses.ts';
import { capitalized, county } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { stateInWords } from '@/lib/requirement-words.ts';
import { publicProgramsText, publicProgramText as text } from '@/lib/texts.ts';
import { today } from '@/lib/today.ts';
import { givesWords, moneyWords, owedWords } from './summary-words.ts';

/** The page's title: the program's name, with its state, because names repeat across states. */
export function pageTitle({ fullName, coverage: { state } }: PublicProgram['program']): string {
  return state === null
    ? fullName
    : text.titleIn({ program: fullName, state: stateInWords(state) });
}

/** The page's description in search results, made from the program's facts. */
export function pageDescription(facts: PublicProgram): string {
  const { program } = facts;
  const money = moneyWords(facts, today());
  return text.description({
    program: pageTitle(program),
    gives: givesWords(program).figure,
    owed: `${text.owedLater()}: ${owedWords(program).figure}`,
    money: `${text.isThereMoney()} ${money.figure}`,
  });
}

/** A page above the program's page. */
interface Crumb {
  readonly words: string;
  readonly address: string;
}

/** The pages above a program's page, highest first. */
export function crumbsOf({ program: { coverage }, counties }: PublicProgram): Crumb[] {
  const { scope, state } = coverage;
  const [first] = counties;
  const isOfCounty = (scope === 'county' || scope === 'city') && counties.length === 1;
  return [
    { words: publicProgramsText.programs(), address: addressIn(pagePaths.allPrograms) },
    ...(state === null ? [] : [{ words: stateInWords(state), address: stateAddress(state) }]),
    ...(state !== null && first && isOfCounty
      ? [{ words: capitalized(county(first.county)), address: countyAddress(state, first.county) }]
      : []),
  ];
}
