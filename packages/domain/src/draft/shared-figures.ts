import * as z from 'zod/mini';
import type { Location } from '../quote/location.ts';
import { QuoteAnswers } from '../quote/quote.ts';
import { CalculatorDetails } from './calculator-details.ts';
import { changesOf, emptyDraft, type QuoteDraft } from './draft.ts';

/** The figures of a calculation that a link may carry; null where it does not. No personal data. */
export interface SharedFigures {
  readonly homePrice: number | null;
  readonly downPayment: number | null;
  readonly term: CalculatorDetails['term'] | null;
  readonly interestRate: CalculatorDetails['interestRate'] | null;
  /** The program whose help is counted. */
  readonly programId: number | null;
  /** The ZIP and county, as a location's `id` names them. */
  readonly locationId: number | null;
  /** Whether help is counted where there is some. */
  readonly isHelped: boolean;
}

/** What each figure is called in an address. */
const names = {
  homePrice: 'price',
  downPayment: 'down',
  term: 'term',
  interestRate: 'rate',
  programId: 'programId',
  locationId: 'location',
  isHelped: 'help',
} as const satisfies Record<keyof SharedFigures, string>;

/** Said of help that is not counted; without it, it is. */
const NOT_HELPED = 'off';

/** Digits and at most one point: no sign, no exponent, no spaces. */
const plainNumber = /^\d{1,15}(\.\d{1,6})?$/;

function numberIn<Figure>(schema: z.ZodMiniType<Figure>, value: string | null): Figure | null {
  if (value === null || !plainNumber.test(value)) return null;
  return schema.safeParse(Number(value)).data ?? null;
}

const Id = z.int().check(z.gte(1));
/** Five digits of ZIP before five of county. */
const LocationId = z.int().check(z.gte(1), z.lte(9_999_999_999));
const { homePrice, downPayment } = QuoteAnswers.shape;
const { term, interestRate } = CalculatorDetails.shape;

/** The program that an address names; what is no number names none. */
export function readProgramId(parameter: (name: string) => string | null): number | null {
  return numberIn(Id, parameter(names.programId));
}

/**
 * The figures that an address carries. What is missing or cannot be used is left out by itself.
 *
 * @param parameter gives the value of a query parameter, null where there is none
 * @returns null where nothing is left but perhaps a program: that is no shared calculation
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
  const isHelped = parameter(names.isHelped) !== NOT_HELPED;
  return { ...figures, programId: readProgramId(parameter), isHelped };
}

/** The parameters of an address that carries these figures, as {@link readSharedFigures} reads it. */
export function sharedParameters(figures: SharedFigures): [name: string, value: string][] {
  const carried = figureNames.flatMap((figure): [string, string][] => {
    const value = figures[figure];
    return value === null ? [] : [[names[figure], String(value)]];
  });
  return figures.isHelped ? carried : [...carried, [names.isHelped, NOT_HELPED]];
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
 * What shared figures change in a quote in progress. Its other answers stay, its own tax and
 * insurance rates too unless the place becomes another. Help counts as it did for the sender.
 *
 * @param location of `figures.locationId`; null where there is none or nobody knows it
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
      applyAssistance: figures.isHelped,
    },
    startedFromLink: true,
  };
}

/** A quote in progress that starts with shared figures; every other question is open. */
export function draftOfShared(figures: SharedFigures, location: Location | null): QuoteDraft {
  const draft = emptyDraft();
  return { ...draft, ...changesOfShared(draft, figures, location) };
}
