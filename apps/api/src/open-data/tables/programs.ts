import type { CatalogProgram, IncomeLimit } from '@latchkey/domain';
import type { Table } from './table.ts';

/** Separates the parts of a list in a cell. */
export const SEPARATOR = '; ';

const list = (parts: readonly string[]) => parts.join(SEPARATOR);

/** One line for each program, with the facts that fit in a cell. `programs.json` has all of them. */
export const programsTable: Table<CatalogProgram> = {
  name: 'programs',
  title: 'Programs',
  description: 'One row for each program. Empty means that we do not know, or that it has none.',
  columns: [
    {
      name: 'id',
      type: 'integer',
      description: 'Our number. It never changes.',
      value: ({ id }) => id,
    },
    {
      name: 'slug',
      type: 'string',
      description: 'Our name for the program in addresses. The other files use it, too.',
      value: ({ slug }) => slug,
    },
    {
      name: 'program',
      type: 'string',
      description: 'Full name',
      value: ({ fullName }) => fullName,
    },
    {
      name: 'agency',
      type: 'string',
      description: 'Who runs it',
      value: ({ agencyName }) => agencyName,
    },
    {
      name: 'state',
      type: 'string',
      description: 'Two letters. Empty for a national program.',
      value: ({ coverage }) => coverage.state,
    },
    {
      name: 'scope',
      type: 'string',
      description: 'national, state, county or city',
      value: ({ coverage }) => coverage.scope,
    },
    {
      name: 'counties',
      type: 'string',
      description: `Five-digit county codes, with "${SEPARATOR.trim()}" between them`,
      value: ({ coverage }) => list(coverage.counties),
    },
    {
      name: 'cities',
      type: 'string',
      description: 'Cities that it serves, if only those',
      value: ({ coverage }) => list(coverage.cities),
    },
    {
      name: 'provider',
      type: 'string',
      description: 'public, nonprofit, secondary-market or lender',
      value: ({ provider }) => provider,
    },
    {
      name: 'kind',
      type: 'string',
      description:
        'grant, forgivable-loan, deferred-loan, repayable-loan, shared-appreciation-loan or tax-credit',
      value: ({ kind }) => kind,
    },
    {
      name: 'max_amount',
      type: 'integer',
      description: 'Most that anyone gets, in dollars',
      value: ({ maxAmount }) => maxAmount,
    },
    {
      name: 'max_percent',
      type: 'number',
      description:
        'Most that anyone gets, in percent of percent_of. With max_amount, the lower of both.',
      value: ({ maxPercent }) => maxPercent,
    },
    {
      name: 'percent_of',
      type: 'string',
      description: 'price or loan',
      value: ({ percentOf }) => percentOf,
    },
    {
      name: 'pays',
      type: 'string',
      description: 'What the money may pay: price, closing or both',
      value: ({ pays }) => pays,
    },
    {
      name: 'status',
      type: 'string',
      description: 'Whether there is money: open, waitlist, paused (closed for now) or unknown',
      value: ({ status }) => status,
    },
    {
      name: 'status_day',
      type: 'date',
      description: 'Newest day for which a source says so',
      value: ({ statusCheckedOn }) => statusCheckedOn,
    },
    {
      name: 'opens_on',
      type: 'date',
      description: 'First day of a round',
      value: ({ opensOn }) => opensOn,
    },
    {
      name: 'closes_on',
      type: 'date',
      description: 'Last day of a round',
      value: ({ closesOn }) => closesOn,
    },
    {
      name: 'first_time_buyer',
      type: 'boolean',
      description: 'Whether it is for first-time buyers. programs.json has the exceptions.',
      value: ({ rules }) => rules.firstTimeBuyer.required,
    },
    {
      name: 'min_credit_score',
      type: 'integer',
      description: 'Minimum credit score',
      value: ({ rules }) => rules.minCreditScore,
    },
    {
      name: 'income_limit',
      type: 'string',
      description:
        'Dollars a year, "percent of AMI" (area median income), by size, by county, unknown, or empty for no limit',
      value: ({ rules }) => rules.maxIncome && incomeLimit(rules.maxIncome),
    },
    {
      name: 'price_limit',
      type: 'string',
      description: 'Dollars, by county, unknown, or empty for no limit',
      value: ({ rules }) => rules.maxHomePrice && priceLimit(rules.maxHomePrice),
    },
    {
      name: 'class_required',
      type: 'boolean',
      description: 'Whether a homebuyer class is required',
      value: ({ rules }) => rules.educationRequired,
    },
    {
      name: 'phone',
      type: 'string',
      description: 'Ten digits',
      value: ({ contact }) => contact.phone,
    },
    {
      name: 'website',
      type: 'string',
      description: 'Its own page',
      value: ({ website }) => website,
    },
    {
      name: 'checked_on',
      type: 'date',
      description: 'Day on which we last checked the facts',
      value: ({ checkedOn }) => checkedOn,
    },
    {
      name: 'source_day',
      type: 'string',
      description: 'Date of its newest source: a year, a month or a day',
      value: newestSourceDay,
    },
  ],
};

function incomeLimit(limit: IncomeLimit): string {
  if ('limit' in limit) return String(limit.limit);
  if ('byHouseholdSize' in limit) return 'by size';
  if ('byCounty' in limit) return 'by county';
  return 'percentAmi' in limit ? `${limit.percentAmi}% of AMI` : 'unknown';
}

function priceLimit(limit: NonNullable<CatalogProgram['rules']['maxHomePrice']>): string {
  if ('limit' in limit) return String(limit.limit);
  return 'byCounty' in limit ? 'by county' : 'unknown';
}

/** The date of a program's newest source: a year, a month or a day. Null if no source has a date. */
export function newestSourceDay({ sources }: Pick<CatalogProgram, 'sources'>): string | null {
  const days = sources.flatMap(({ asOf }) => asOf ?? []);
  return days.toSorted().at(-1) ?? null;
}
