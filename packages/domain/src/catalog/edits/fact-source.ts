import type { CatalogProgram, ProgramSource } from '../catalog-program.ts';
import { type FactName, factDay } from './facts.ts';
import type { OverlaidCatalog } from './overlay.ts';
import { supportedBy } from './supported-by.ts';

/** Where a fact's value is from. */
export interface FactSource {
  /** Null if the program lists no source. */
  readonly sourceUrl: string | null;
  /** The day that the value is from. */
  readonly sourceDay: string;
}

/**
 * The source of a fact that buyers see: that of the edit that shows it. Without one, the file's
 * source whose note mentions the fact, with the file's own day for it.
 *
 * @param file the program without edits
 */
export function factSource(
  file: CatalogProgram,
  { shown }: Pick<OverlaidCatalog, 'shown'>,
  fact: FactName,
): FactSource {
  const edit = shown.find((one) => one.slug === file.slug && one.fact === fact);
  if (edit) return { sourceUrl: edit.sourceUrl, sourceDay: edit.sourceDay };
  const source = sourceAbout(file.sources, fact);
  return { sourceUrl: source?.url ?? null, sourceDay: factDay(file, fact) };
}

/** The source of a file's program as a whole: its newest one. */
export function programSource(file: CatalogProgram): FactSource {
  const [newest] = file.sources.toSorted(byDate);
  return { sourceUrl: newest?.url ?? null, sourceDay: file.checkedOn };
}

/**
 * The newest source whose note mentions a fact. If no note does, the newest one. Null without
 * sources.
 */
export function sourceAbout(
  sources: readonly ProgramSource[],
  fact: FactName,
): ProgramSource | null {
  const words = supportedBy(fact);
  const mentioning = sources.filter(
    ({ supports }) => supports.includes(words) || mentions[fact]?.test(supports),
  );
  return (mentioning.length > 0 ? mentioning : sources).toSorted(byDate)[0] ?? null;
}

/** Newest first. ISO dates sort as text. A source without a date comes last. */
function byDate({ asOf: a }: ProgramSource, { asOf: b }: ProgramSource): number {
  if (a === b) return 0;
  return (a ?? '') > (b ?? '') ? -1 : 1;
}

const amount = /amount|figure|percent|\$|\d ?%/i;
const income = /income|median|\bAMI\b/i;
const score = /score|\bcredit\b/i;
const homes = /home types|property|homes|units/i;
const ownMoney = /own (money|funds)|contribution/i;
const loans = /loan types|first mortgage|\bFHA\b|loan limit/i;
const repayment = /repay|forgiv|defer|\bdue\b|\bterms?\b|\blien\b/i;
const place = /area|count(y|ies)|\bcit(y|ies)|where/i;
const phone = /contact|phone/i;

/** Words of the catalog's notes on a fact, besides those of `supportedBy`. */
const mentions: Readonly<Partial<Record<FactName, RegExp>>> = {
  funding: /status|\bopen|clos(ed|es)|\bfund(s|ing)\b|paus|waitlist|\bround/i,
  amount,
  tiers: amount,
  'specifics.maxAmount': amount,
  coverage: place,
  'specifics.geographicCoverage': place,
  'rules.firstTimeBuyer': /first-time/i,
  'rules.minCreditScore': score,
  'rules.maxIncome': income,
  'rules.minIncome': income,
  'rules.incomeOf': income,
  'rules.maxHomePrice': /price/i,
  'rules.homeTypes': homes,
  'rules.occupancy': /residen|occup/i,
  'rules.veteran': /veteran|military/i,
  'rules.professions': /\bjobs?\b|profession|occupation/i,
  'rules.minContribution': ownMoney,
  'specifics.minContribution': ownMoney,
  'rules.educationRequired': /class|educat|counsel/i,
  repayment,
  'specifics.repaymentTerms': repayment,
  'specifics.interestRate': /interest|\b0 ?%/i,
  firstMortgage: loans,
  maxFirstMortgage: loans,
  combines: /\b(stack|combin|pair|mixing)/i,
  contact: phone,
  'specifics.programProviderContact': phone,
};
