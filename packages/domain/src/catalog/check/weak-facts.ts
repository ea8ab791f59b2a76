import { derivePriceLimit } from '../derive/price-limit.ts';
import {
  type CheckedProgram,
  fault,
  type KnownTables,
  type ProgramFault,
} from './program-fault.ts';

/** Types of facts that are often wrong, in the order in which reports list them. */
export const weakFactKinds = [
  'earlier-limit',
  'open-without-day',
  'forgiven-without-schedule',
  'grant-with-stay',
  'bare-address',
] as const;
export type WeakFactKind = (typeof weakFactKinds)[number];

/** A fact that someone should compare with its source. */
export interface WeakFact extends ProgramFault {
  readonly kind: WeakFactKind;
}

/** Matches text about how long a buyer must stay, or about the cost of leaving early. */
const STAYING =
  /\b(if you stay|(must|you) (stay|remain)|stays? (there|for|at least|your main|\w+ years)|live (there|in it) (for|at least)|retention|(sell|leave|leaving|move|moving out|moving) (out )?(early|too soon|before|within))\b/i;

const BARE_ADDRESS = /^https?:\/\/[^/]+\/?$/;

/**
 * Finds facts of the types that were wrong most often when we compared programs with their
 * agencies' pages. Such a fact may be right, so the server accepts it. The price limit is last,
 * because finding it takes the longest.
 */
export function* weakFacts(
  program: CheckedProgram,
  { places, bondPrices }: KnownTables,
): Generator<WeakFact> {
  const { kind, repayment, specifics, status, statusCheckedOn, website, sources } = program;
  if (status === 'open' && statusCheckedOn === null) {
    yield {
      kind: 'open-without-day',
      ...fault('statusCheckedOn', 'open since an unknown day'),
    };
  }
  const isForgivenLater = repayment?.forgiven != null;
  if (kind === 'forgivable-loan' && !isForgivenLater) {
    const text = 'a forgivable loan without a schedule';
    yield { kind: 'forgiven-without-schedule', ...fault('repayment.forgiven', text) };
  }
  const terms = [specifics.repaymentTerms, ...specifics.homeBuyerObligations].join(' ');
  if (kind === 'grant' && !isForgivenLater && STAYING.test(terms)) {
    const text = 'a grant with a text about staying';
    yield { kind: 'grant-with-stay', ...fault('repayment.forgiven', text) };
  }
  if (website !== null && BARE_ADDRESS.test(website)) yield bareAddress('website', website);
  for (const url of new Set(sources.map((source) => source.url))) {
    if (BARE_ADDRESS.test(url)) yield bareAddress('sources.url', url);
  }
  const price = derivePriceLimit(program, places, bondPrices);
  if (price && price.year !== bondPrices[0]?.year) {
    const text = `equals the IRS limit of ${price.year}`;
    yield { kind: 'earlier-limit', ...fault('rules.maxHomePrice', text) };
  }
}

function bareAddress(field: 'website' | 'sources.url', url: string): WeakFact {
  return { kind: 'bare-address', ...fault(field, `${url} is only a home page`) };
}

/**
 * Whether a program has a weak fact that requires a review. A URL without a path does not require
 * one: too many programs have such a URL, and their facts may still be right.
 */
export function isOftenWrong(program: CheckedProgram, tables: KnownTables): boolean {
  for (const { kind } of weakFacts(program, tables)) {
    if (kind !== 'bare-address') return true;
  }
  return false;
}
