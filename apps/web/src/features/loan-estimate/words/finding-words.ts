import type {
  CheckName,
  ComparedCheck,
  ExpectedLoan,
  Finding,
  SumName,
} from '@latchkey/domain/loan-estimate';
import type { Locale } from '@latchkey/texts';
import { currentLocale, textIn } from '@/lib/text.ts';
import {
  paperDiffersText,
  paperFitsText,
  paperTitlesText,
  paperUnknownText,
  paperValuesText,
} from '@/lib/texts.ts';
import { figureWords } from './figure-words.ts';

type Different = Extract<Finding, { pile: 'different' }>;
type Same = Extract<Finding, { pile: 'same' }>;
type Unknown = Extract<Finding, { pile: 'unknown' }>;
type Quote = Pick<ExpectedLoan, 'programs' | 'areChargesAssumed'> | null;

/**
 * Whether a total on a page is wrong (`sum`), or page 1 shows a different total than page 2
 * (`pages`).
 */
const sumKinds: Readonly<Record<SumName, 'sum' | 'pages'>> = {
  'total-payment': 'sum',
  'total-loan-costs': 'sum',
  'total-other-costs': 'sum',
  'loan-and-other-costs': 'sum',
  'total-closing-costs': 'sum',
  'cash-to-close': 'sum',
  'page-one-loan-costs': 'pages',
  'page-one-other-costs': 'pages',
  'page-one-closing-costs': 'pages',
  'page-one-cash-to-close': 'pages',
};

function isSum(check: CheckName): check is SumName {
  return check in sumKinds;
}

/** The text for a figure that does not agree. */
interface DifferentWords {
  readonly title: string;
  readonly paper: string;
  readonly expected: string;
  /** The label above the expected figure. */
  readonly basis: string;
}

/** Returns the text for a figure that does not agree. */
export function differentWords(finding: Different, quote: Quote): DifferentWords {
  const locale = currentLocale();
  return {
    title: differentTitle(finding),
    paper: figureWords(finding.paper, locale),
    expected: figureWords(finding.expected, locale),
    basis: basisWords(finding.check, quote),
  };
}

function differentTitle({ check, paper }: Different): string {
  const text = paperDiffersText;
  if (isSum(check)) return text[sumKinds[check]]({ line: paperValuesText[check]() });
  switch (check) {
    case 'help':
      return paper.unit === 'dollars' && paper.value > 0 ? text.helpPart() : text.help();
    default:
      return text[check]();
  }
}

function basisWords(check: ComparedCheck, quote: Quote): string {
  const text = paperDiffersText;
  if (isSum(check)) return sumKinds[check] === 'pages' ? text.onPageTwo() : text.byOurMath();
  switch (check) {
    case 'still-open':
      return text.today();
    case 'week-average':
      return text.averageOfWeek();
    case 'taxes-and-insurance':
      return text.ofCounty();
    case 'mortgage-insurance':
    case 'upfront-fee':
      return text.inTables();
    case 'payment':
    case 'apr':
      return text.byOurMath();
    case 'lender-charges':
      return quote?.areChargesAssumed ? text.inQuoteAbout() : text.inQuote();
    default:
      return text.inQuote();
  }
}

/** Returns one line of text for a figure that agrees. */
export function sameWords({ check, paper }: Same, quote: Quote): string {
  const text = paperFitsText;
  const figure = paper ? figureWords(paper, currentLocale()) : '';
  switch (check) {
    case 'still-open':
      return text['still-open']({ figure });
    case 'help':
      return text.help({ program: programsOf(quote), figure });
    case 'product':
    case 'week-average':
    case 'payment':
    case 'sums':
    case 'apr':
    case 'taxes-and-insurance':
      return text[check]();
    default:
      return isSum(check)
        ? text.sums()
        : text.withFigure({ title: paperTitlesText[check](), figure });
  }
}

/** Returns the name of a check that has no result, and the reason. */
export function unknownWords({ check, reason }: Unknown): { title: string; words: string } {
  const title = isSum(check) ? paperTitlesText.sums() : paperTitlesText[check]();
  return { title, words: paperUnknownText[reason]() };
}

/**
 * Returns the question to ask the lender about a figure that does not agree, in the given language.
 */
export function questionWords(finding: Different, quote: Quote, locale: Locale): string {
  const { check } = finding;
  const text = textIn(locale, 'loan-estimate', 'paperQuestions');
  const paper = figureWords(finding.paper, locale);
  const expected = figureWords(finding.expected, locale);
  if (isSum(check)) {
    const line = textIn(locale, 'loan-estimate', 'paperValues')[check]();
    return text[sumKinds[check]]({ paper, expected, line });
  }
  switch (check) {
    case 'still-open':
      return text[check]({ paper });
    case 'sale-price':
      return text[check]({ expected });
    case 'help':
      return text[check]({ expected, program: programsOf(quote) });
    case 'product':
    case 'rate':
    case 'lender-charges':
      return text[check]();
    default:
      return text[check]({ paper, expected });
  }
}

/**
 * Returns the first program's name. A Loan Estimate shows the assistance from several programs as
 * one amount.
 */
function programsOf(quote: Quote): string {
  return quote?.programs[0] ?? '';
}
