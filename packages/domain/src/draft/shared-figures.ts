import * as z from 'zod/mini';
import type { Location } from '../quote/location.ts';
import { QuoteAnswers } from '../quote/quote.ts';
import { type AskedPrograms, readWithIds, WITH } from './asked-programs.ts';
import { CalculatorDetails } from './calculator-details.ts';
import { changesOf, emptyDraft } from './change-draft.ts';
import type { QuoteDraft } from './draft.ts';

/**
 * Calculator figures that a link can contain. A figure is null if the link does not contain it. The
 * figures contain no personal data.
 */
export interface SharedFigures extends AskedPrograms {
  readonly homePrice: number | null;
  readonly downPayment: number | null;
  readonly term: CalculatorDetails['term'] | null;
  readonly interestRate: CalculatorDetails['interestRate'] | null;
  /** The `id` of a location: ZIP Code and county. */
  readonly locationId: number | null;
  /** Whether to apply assistance if it is available. */
  readonly applyAssistance: boolean;
  /** Whether help that may pay closing costs pays those costs before the price. */
  readonly helpPaysClosing: boolean;
}

/** The query parameter for each figure. */
const names = {
  homePrice: 'price',
  downPayment: 'down',
  term: 'term',
  interestRate: 'rate',
  programId: 'programId',
  withIds: WITH,
  locationId: 'location',
  applyAssistance: 'help',
  helpPaysClosing: 'closing',
} as const satisfies Record<keyof SharedFigures, string>;

/** Parameter value that turns assistance off. Links with assistance omit this parameter. */
const WITHOUT_ASSISTANCE = 'off';

/** Parameter value if help pays closing costs. If it does not, the link omits this parameter. */
const HELP_PAYS = 'help';

/** Digits with at most one decimal point. No sign, exponent or spaces. */
const plainNumber = /^\d{1,15}(\.\d{1,6})?$/;

function numberIn<Figure>(schema: z.ZodMiniType<Figure>, value: string | null): Figure | null {
  if (value === null || !plainNumber.test(value)) return null;
  return schema.safeParse(Number(value)).data ?? null;
}

const Id = z.int().check(z.gte(1));
/** A five-digit ZIP Code followed by a five-digit county code. */
const LocationId = z.int().check(z.gte(1), z.lte(9_999_999_999));
const { homePrice, downPayment } = QuoteAnswers.shape;
const { term, interestRate } = CalculatorDetails.shape;

/** Returns the program ID in a URL. Null if it is missing or not a number. */
function readProgramId(parameter: (name: string) => string | null): number | null {
  return numberIn(Id, parameter(names.programId));
}

/** Returns the IDs of the programs to apply, from a URL. */
export function askedPrograms(parameter: (name: string) => string | null): AskedPrograms {
  return { programId: readProgramId(parameter), withIds: readWithIds(parameter) };
}

/**
 * Parses shared figures from a URL. Each missing or invalid figure becomes null.
 *
 * @param parameter returns the value of a query parameter, or null
 * @returns null if no figure is valid. A program without figures is not a shared calculation
 */
export function readSharedFigures(
  parameter: (name: string) => string | null,
): SharedFigures | null {
  const figures = {
    homePrice: numberIn(homePrice, parameter(names.homePrice)),
    downPayment: numberIn(downPayment, parameter(names.downPayment)),
    term: numberIn(term, parameter(names.term)),
    interestRate: numberIn(interestRate, parameter(names.interestRate)),
    locationId: numberIn(LocationId, parameter(names.locationId)),
  };
  const isShared = Object.values(figures).some((figure) => figure !== null);
  if (!isShared) return null;
  const applyAssistance = parameter(names.applyAssistance) !== WITHOUT_ASSISTANCE;
  return {
    ...figures,
    ...askedPrograms(parameter),
    applyAssistance,
    helpPaysClosing: parameter(names.helpPaysClosing) === HELP_PAYS,
  };
}

/**
 * Returns the query parameters for these figures. {@link readSharedFigures} parses these
 * parameters.
 */
export function sharedParameters(figures: SharedFigures): [name: string, value: string][] {
  const carried = figureNames.flatMap((figure): [string, string][] => {
    const value = figures[figure];
    return value === null ? [] : [[names[figure], String(value)]];
  });
  if (figures.withIds.length > 0) carried.push([names.withIds, figures.withIds.join(',')]);
  if (!figures.applyAssistance) carried.push([names.applyAssistance, WITHOUT_ASSISTANCE]);
  if (figures.helpPaysClosing) carried.push([names.helpPaysClosing, HELP_PAYS]);
  return carried;
}

const figureNames = [
  'homePrice',
  'downPayment',
  'term',
  'interestRate',
  'programId',
  'locationId',
] as const satisfies readonly (keyof SharedFigures)[];

/**
 * Returns the changes that shared figures make to a draft. Keeps all other answers, and keeps the
 * buyer's own tax and insurance rates unless the location changes. Assistance is applied and used
 * as in the sender's calculation.
 *
 * @param location the location with ID `figures.locationId`, or null if it does not exist
 */
export function changesOfShared(
  draft: QuoteDraft,
  figures: SharedFigures,
  location: Location | null,
): Partial<QuoteDraft> {
  const moved = location ? changesOf(draft, 'homeLocation', location) : {};
  const { term, interestRate } = draft.calculator;
  return {
    ...moved,
    ...(figures.homePrice === null ? {} : { homePrice: figures.homePrice }),
    ...(figures.downPayment === null ? {} : { downPayment: figures.downPayment }),
    calculator: {
      ...(moved.calculator ?? draft.calculator),
      term: figures.term ?? term,
      interestRate: figures.interestRate ?? interestRate,
      applyAssistance: figures.applyAssistance,
      helpPaysClosing: figures.helpPaysClosing,
    },
    startedFromLink: true,
  };
}

/** Returns a new draft with shared figures. All other questions are unanswered. */
export function draftOfShared(figures: SharedFigures, location: Location | null): QuoteDraft {
  const draft = emptyDraft();
  return { ...draft, ...changesOfShared(draft, figures, location) };
}
