import type { NextStep } from '@latchkey/domain';
import type { Locale } from './catalogs.ts';
import type { steps } from './en/next-steps.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

type Text = TextOf<typeof steps>;
type CallState = Extract<NextStep, { kind: 'call-state' }>;
type CallProgram = Extract<NextStep, { kind: 'call-program' }>;

/** The text of a next step, for pages and emails. */
export interface StepWords {
  readonly title: string;
  readonly words: string;
  readonly link: { readonly label: string; readonly href: string } | null;
}

/** The Consumer Financial Protection Bureau's explanation of the Loan Estimate. */
const LOAN_ESTIMATE = 'https://www.consumerfinance.gov/owning-a-home/loan-estimate/';

/**
 * The Spanish version of that page. The Bureau's website uses only the number at the end of the URL
 * to find the page.
 */
const LOAN_ESTIMATE_IN_SPANISH =
  'https://www.consumerfinance.gov/es/obtener-respuestas/que-es-una-estimacion-del-prestamo-es-1995/';

/** Returns the URL of the Bureau's explanation of the Loan Estimate in a language. */
export function loanEstimateGuide(locale: Locale): string {
  return locale === 'es' ? LOAN_ESTIMATE_IN_SPANISH : LOAN_ESTIMATE;
}

/** The Consumer Financial Protection Bureau's list of HUD-approved housing counselors. */
export const COUNSELORS = 'https://www.consumerfinance.gov/find-a-housing-counselor/';

/** Returns a link to the list of HUD-approved counselors near a ZIP Code, nearest first. */
function counselorsNear(zipcode: string): string {
  return `${COUNSELORS}?zipcode=${zipcode}`;
}

/** Returns a step's title, sentence and link in the language of `text`. */
export function stepWords(step: NextStep, text: Text, format: Formats): StepWords {
  switch (step.kind) {
    case 'call-program':
    case 'call-state':
      return callWords(step, text, format);
    case 'ask-bank': {
      const { website } = step;
      return {
        title: text['ask-bank'](step),
        words: text['ask-bankWords'](step),
        link: website === null ? null : { label: text.agencySite(), href: website },
      };
    }
    case 'class':
      return {
        title: text.class(),
        words: step.url === null ? text.classUnknown(step) : text.classWords(step),
        link: step.url === null ? null : { label: text.classLink(), href: step.url },
      };
    case 'documents':
      return {
        title: text.documents(),
        words: step.isVeteran
          ? `${text.documentsWords()} ${text.veteranDocuments()}`
          : text.documentsWords(),
        link: null,
      };
    case 'counselor': {
      const { program, zipcode } = step;
      return {
        title: text.counselor(),
        words: program === null ? text.counselorWords() : text.counselorFirst({ program }),
        link: { label: text.near({ zipcode }), href: counselorsNear(zipcode) },
      };
    }
    case 'loan-estimates': {
      const { program } = step;
      return {
        title: text['loan-estimates'](),
        words: program === null ? text.estimatesWords() : text.estimatesLender({ program }),
        link: { label: text.estimatesLink(), href: loanEstimateGuide(format.locale) },
      };
    }
  }
}

function callWords(step: CallProgram | CallState, text: Text, format: Formats): StepWords {
  const { agency, phone } = step;
  const call = phone === null ? null : phoneLink(phone, format);
  if (step.kind === 'call-program') {
    const question = text[`ask-${step.applyThrough}`]({
      zipcode: step.zipcode,
      price: format.money(step.homePrice),
    });
    const said = text[call ? 'call-programWords' : 'ask-programWords'];
    return {
      title: text[call ? 'call-program' : 'ask-program'](step),
      ...withLink(said({ agency, question }), call, step, text),
    };
  }
  const words = text['call-stateWords']({ agency, question: loanQuestion(step, text) });
  return { title: text['call-state'](step), ...withLink(words, call, step, text) };
}

/**
 * Adds a link that dials the phone number. If there is no phone number, the text states this and
 * the link opens the website.
 */
function withLink(
  words: string,
  call: StepWords['link'],
  { website }: Pick<CallProgram, 'website'>,
  text: Text,
): Pick<StepWords, 'words' | 'link'> {
  if (call) return { words, link: call };
  const link = website === null ? null : { label: text.agencySite(), href: website };
  return { words: `${words} ${text.noPhone()}`, link };
}

/** Returns a link that dials a phone number. */
export function phoneLink(digits: string, format: Formats): { label: string; href: string } {
  return { label: format.phone(digits), href: `tel:+1${digits}` };
}

/**
 * The lowest and the highest possible credit score. If a band ends at one of these scores, its
 * label shows only the other end.
 */
const LOWEST_SCORE = 300;
const HIGHEST_SCORE = 850;

function loanQuestion({ zipcode, isFirstTime, score }: CallState, text: Text): string {
  if (!score) return (isFirstTime ? text.firstTime : text.notFirstTime)({ zipcode });
  const scored = isFirstTime ? text.firstTimeScored : text.notFirstTimeScored;
  return scored({ zipcode, score: scoreWords(score, text) });
}

function scoreWords(score: NonNullable<CallState['score']>, text: Text): string {
  if (score.to === HIGHEST_SCORE) return text.scoreFrom(score);
  return score.from === LOWEST_SCORE ? text.scoreTo(score) : text.scoreRange(score);
}
