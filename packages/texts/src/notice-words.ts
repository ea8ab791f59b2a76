import type { FactDifference, QuoteChange } from '@latchkey/domain';
import { factValueWords, type Say, statusIn } from './fact-values.ts';

/** A changed fact as a person reads it. */
export interface FactWords {
  readonly name: string;
  /** The old and the new value. Says only that the fact changed if they are too long for that. */
  readonly words: string;
  /** Where the new value is from, with its day. */
  readonly source: { readonly label: string; readonly href: string | null };
}

/** What changed for a saved quote, in a sentence. */
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
  const status = statusIn(why.find(({ fact }) => fact === 'funding')?.after);
  if (status === 'paused') return text.paused;
  return status === 'waitlist' ? text.waitlisted : text.closed;
}

/** A fact of a program before and now, with its source. */
export function factWords(difference: FactDifference, say: Say): FactWords {
  const { fact, sourceUrl, sourceDay } = difference;
  const { text, format } = say;
  const before = factValueWords(fact, difference.before, say);
  const after = factValueWords(fact, difference.after, say);
  const isSaid = before !== null && after !== null && before !== after;
  const date = format.day(sourceDay);
  return {
    name: factName(difference, text),
    words: isSaid ? text.fromTo({ before, after }) : text.changedOnly(),
    source:
      sourceUrl === null
        ? { label: text.ownSource({ date }), href: null }
        : {
            label: text.source({ host: hostOf(sourceUrl), date }),
            href: sourceUrl,
          },
  };
}

function hostOf(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').split('/')[0] ?? url;
}

/** Facts that have a name here. Notices announce no others. */
const namedFacts = [
  'funding',
  'amount',
  'tiers',
  'pays',
  'kind',
  'coverage',
  'rules.firstTimeBuyer',
  'rules.minCreditScore',
  'rules.maxIncome',
  'rules.minIncome',
  'rules.incomeOf',
  'rules.maxHomePrice',
  'rules.homeTypes',
  'rules.occupancy',
  'rules.veteran',
  'rules.professions',
  'rules.minContribution',
  'rules.educationRequired',
  'rules.conditions',
  'rules.standIns',
  'repayment',
  'firstMortgage',
  'maxFirstMortgage',
  'combines',
] as const satisfies readonly FactDifference['fact'][];

function factName({ fact }: FactDifference, text: Say['text']): string {
  const name = namedFacts.find((each) => each === fact);
  return name ? text[`fact-${name}`]() : text['fact-other']();
}
