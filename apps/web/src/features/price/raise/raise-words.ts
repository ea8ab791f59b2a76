import {
  type HelpByIncome,
  type HelpChange,
  type HelpingProgram,
  type HelpLoss,
  type HelpStep,
  stepAt,
} from '@latchkey/domain';
import { allOf, wholeMoney } from '@/lib/format.ts';
import { raiseText as text } from '@/lib/texts.ts';

/** A statement about a raise, with its explanation. */
export interface RaiseLine {
  readonly about: 'loss' | 'gain' | 'borrowers' | 'unsure';
  readonly title: string;
  readonly words: string;
}

/** Maximum number of program names in a sentence. */
const NAMED = 3;

/**
 * Joins program names into a list. If there are more than three, replaces the remaining names with
 * their count.
 */
export function programNames(programs: readonly Pick<HelpingProgram, 'fullName'>[]): string {
  const names = programs.slice(0, NAMED).map(({ fullName }) => fullName);
  const count = programs.length - names.length;
  return allOf(count > 0 ? [...names, text.andMore({ count })] : names);
}

const named = (programs: readonly HelpingProgram[]) => ({
  programs: programNames(programs),
  count: programs.length,
});

/**
 * Returns statements about the effects of a raise or a lower income, and about whose income counts.
 */
export function raiseLines(help: HelpByIncome): RaiseLine[] {
  const { steps, income, loss } = help;
  return [
    lossLine(help),
    gainLine(help),
    ...(loss ? whoseIncome(loss, stepAt(steps, income)) : []),
    ...unsureLines(steps),
  ];
}

function lossLine({ steps, income, loss }: HelpByIncome): RaiseLine {
  const about = 'loss';
  if (loss) {
    const at = wholeMoney(loss.at);
    const words =
      loss.least > 0
        ? text.ends({ at, ...named(loss.programs) })
        : text.mayEnd({ at, programs: programNames(loss.programs) });
    return {
      about,
      title: changeTitle(loss, { sure: text.loss, range: text.lossOf, maybe: text.mayLose }),
      words,
    };
  }
  if (stepAt(steps, income).sure.dollars === 0) {
    return { about, title: text.noHelp(), words: text.noHelpWords() };
  }
  const to = wholeMoney(steps.at(-1)?.to ?? income);
  return { about, title: text.noLoss({ to }), words: text.noLossWords() };
}

function gainLine({ steps, income, gain }: HelpByIncome): RaiseLine {
  const about = 'gain';
  if (gain) {
    const words = text.opens({ at: wholeMoney(gain.at), ...named(gain.programs) });
    return {
      about,
      title: changeTitle(gain, { sure: text.gain, range: text.gainOf, maybe: text.mayGain }),
      words,
    };
  }
  const from = wholeMoney(steps[0]?.from ?? income);
  return { about, title: text.noGain(), words: text.noGainWords({ from }) };
}

/**
 * The sentences for a known change, for a change within a range, and for a change that may be zero.
 */
interface ChangeTitles {
  readonly sure: (values: { by: string; dollars: string }) => string;
  readonly range: (values: { by: string; least: string; most: string }) => string;
  readonly maybe: (values: { by: string; dollars: string }) => string;
}

function changeTitle(
  change: Pick<HelpChange, 'by' | 'least' | 'most'>,
  { sure, range, maybe }: ChangeTitles,
): string {
  const by = wholeMoney(change.by);
  const [least, most] = [wholeMoney(change.least), wholeMoney(change.most)];
  if (change.least === 0) return maybe({ by, dollars: most });
  return change.least < change.most ? range({ by, least, most }) : sure({ by, dollars: most });
}

/**
 * Returns a sentence about whose income counts for the programs that the buyer would lose. If
 * counting only the borrowers' income keeps assistance, returns a sentence about that instead.
 */
function whoseIncome({ borrowersOnly, most, programs }: HelpLoss, own: HelpStep): RaiseLine[] {
  const about = 'borrowers';
  if (borrowersOnly) {
    const kept = borrowersOnly.dollars - (own.sure.dollars - most);
    const title = kept >= most ? text.keepsAll() : text.keepsPart({ dollars: wholeMoney(kept) });
    return [{ about, title, words: text.keepsWords(named(borrowersOnly.programs)) }];
  }
  const of = (whose: HelpingProgram['incomeOf']) =>
    programs.filter(({ incomeOf }) => incomeOf === whose);
  const [unknown, household, borrowers] = [of('unknown'), of('household'), of('borrowers')];
  if (unknown.length > 0) {
    return [{ about, title: text.askWhose(), words: text.askWhoseWords(named(unknown)) }];
  }
  if (household.length > 0) {
    return [{ about, title: text.everyones(), words: text.everyonesWords(named(household)) }];
  }
  return [{ about, title: text.borrowers(), words: text.borrowersWords(named(borrowers)) }];
}

/** Returns one line for each reason why more assistance is uncertain. */
function unsureLines(steps: readonly HelpStep[]): RaiseLine[] {
  const unsure = steps.flatMap((step) => step.unsure ?? []);
  return [...Map.groupBy(unsure, ({ why }) => why)].map(([why, all]) => {
    const programs = [
      ...new Map(all.flatMap((each) => each.programs).map((each) => [each.id, each])).values(),
    ];
    const dollars = wholeMoney(Math.max(...all.map((each) => each.dollars)));
    return {
      about: 'unsure',
      title: text.unsure({ dollars }),
      words: text[`why-${why}`]({ programs: programNames(programs) }),
    };
  });
}
