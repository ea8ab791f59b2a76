import {
  CatalogProgram,
  Day,
  FactDifference,
  FundingStatement,
  ProgramDetails,
  ProgramLimits,
  ProgramsByArea,
  ProgramsOfState,
} from '@latchkey/domain';
import * as z from 'zod/mini';
import { County } from './counties.ts';
import { endpoint } from './endpoint.ts';
import { searchZipcodes } from './locations.ts';
import { Translations } from './programs.ts';

/** A segment of a public page's URL, such as `lucas-county`. */
const Slug = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9-]+$/));
const CountyFips = z.string().check(z.regex(/^\d{5}$/));

/**
 * Why a public page does not exist: its program was never in the catalog, or was removed from it.
 */
export const MissingPage = z.strictObject({
  missing: z.enum(['unknown', 'retired']),
  /** The date on which the program was removed from the catalog. Null if unknown. */
  leftOn: z.nullable(Day),
});
export type MissingPage = z.infer<typeof MissingPage>;

export const showStatePrograms = endpoint({
  method: 'GET',
  path: '/programs/states/:state',
  summary: 'The programs of a state, and the number of local programs in each county',
  access: 'anyone',
  params: z.strictObject({ state: Slug }),
  answer: z.strictObject({ data: ProgramsOfState }),
});

export const showNationalPrograms = endpoint({
  method: 'GET',
  path: '/programs/national',
  summary: 'The programs that serve every state, or every state but a few',
  access: 'anyone',
  answer: z.strictObject({
    data: z.strictObject({
      typicalPrice: ProgramsByArea.shape.typicalPrice,
      programs: ProgramsByArea.shape.national,
    }),
  }),
});

/**
 * Maximum number of programs in a search response. The same maximum applies to states and to
 * counties.
 */
export const MAX_FOUND = 10;

/** A county that a search found. */
export const FoundCounty = z.strictObject({
  state: z.string(),
  county: z.string(),
  /** The city in the county that matches the search text. Null if the county itself matches. */
  city: z.nullable(z.string()),
  /** The ZIP Code that matches. Null if the text is not the start of a ZIP Code. */
  zipcode: z.nullable(z.string()),
});
export type FoundCounty = z.infer<typeof FoundCounty>;

export const FoundProgram = z.pick(CatalogProgram, {
  slug: true,
  fullName: true,
  agencyName: true,
});
export type FoundProgram = z.infer<typeof FoundProgram>;

export const searchPrograms = endpoint({
  method: 'GET',
  path: '/programs/search',
  summary: 'Search programs by name or agency, and places by state, county, city or ZIP Code',
  access: 'anyone',
  query: z.strictObject({
    ...searchZipcodes.query.shape,
    /** The lowercase code of a state. Programs and counties in this state are listed first. */
    state: z.optional(Slug),
  }),
  answer: z.strictObject({
    data: z.strictObject({
      /** The postal abbreviations of the states that match. */
      states: z.array(z.string()).check(z.maxLength(MAX_FOUND)),
      counties: z.array(FoundCounty).check(z.maxLength(MAX_FOUND)),
      programs: z.array(FoundProgram).check(z.maxLength(MAX_FOUND)),
    }),
  }),
});

/** HUD's income limits for households of 1 to 8 people, in dollars a year. */
const HudLimits = z.strictObject({
  /** 80% of the area's median income, by household size. */
  low: z.array(z.number()),
  /** 50% of the area's median income. */
  veryLow: z.array(z.number()),
  /** 30% of the area's median income. */
  extremelyLow: z.array(z.number()),
  medianFamilyIncome: z.number(),
  /**
   * Whether HUD publishes separate limits for the county's towns. If true, the figures are the
   * medians of the towns' figures.
   */
  isByTown: z.boolean(),
  asOf: z.string(),
});

/** The programs that serve a county, and the county's figures. */
export const CountyPrograms = z.strictObject({
  county: County,
  /**
   * A ZIP Code in the county: the most populous ZIP Code of the county's most populous city. Null
   * if the county has no ZIP Code.
   */
  zipcode: z.nullable(z.string()),
  /** HUD's income limits. Null if HUD publishes none for the county. */
  incomeLimits: z.nullable(HudLimits),
  programs: ProgramsByArea,
});
export type CountyPrograms = z.infer<typeof CountyPrograms>;

export const showCountyPrograms = endpoint({
  method: 'GET',
  path: '/programs/states/:state/counties/:county',
  summary: 'The programs that serve a county, its income limits, loan limits and rates',
  access: 'anyone',
  params: z.strictObject({ state: Slug, county: Slug }),
  answer: z.strictObject({ data: CountyPrograms }),
});

/** A program's limits in a county, and a ZIP Code in that county. */
export const LimitsInCounty = z.strictObject({
  ...ProgramLimits.shape,
  /**
   * The most populous ZIP Code in the county's cities that the program serves. If the program
   * serves all cities, this is the most populous ZIP Code of the most populous city. Null if the
   * county has no ZIP Code.
   */
  zipcode: z.nullable(z.string()),
});
export type LimitsInCounty = z.infer<typeof LimitsInCounty>;

/** The name of another program, for a link to that program's page. */
const ProgramName = z.pick(CatalogProgram, { slug: true, fullName: true });

/** A program, in the format of its public page. */
export const PublicProgram = z.strictObject({
  program: z.strictObject({ ...ProgramDetails.shape, slug: CatalogProgram.shape.slug }),
  /** The counties that the program serves, sorted by name. Empty for a national program. */
  counties: z.array(z.strictObject({ countyFips: CountyFips, county: z.string() })),
  /** The limits in the program's only county. Null if the program serves several counties. */
  limits: z.nullable(LimitsInCounty),
  /** Statements from sources about the program's funding, oldest first. */
  funding: z.array(FundingStatement),
  /** The programs that the text about combinations mentions. */
  combinesWith: z.array(ProgramName),
  /** The facts that changed in the last year, newest first. */
  changes: z.array(FactDifference),
  translations: Translations,
});
export type PublicProgram = z.infer<typeof PublicProgram>;

export const showPublicProgram = endpoint({
  method: 'GET',
  path: '/programs/by-slug/:slug',
  summary: 'A program on its public page: facts, rules, sources and recent changes',
  access: 'anyone',
  params: z.strictObject({ slug: Slug }),
  answer: z.strictObject({ data: PublicProgram }),
});

export const showProgramLimits = endpoint({
  method: 'GET',
  path: '/programs/by-slug/:slug/limits/:countyFips',
  summary: "A program's income and price limits in a county",
  access: 'anyone',
  params: z.strictObject({ slug: Slug, countyFips: CountyFips }),
  answer: z.strictObject({ data: LimitsInCounty }),
});
