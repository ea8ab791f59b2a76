import {
  type CatalogProgram,
  fundingSource,
  type IncomeLimit,
  newestSource,
} from '@latchkey/domain';
import { columnsOf, type Table } from './table.ts';

/** Separator between the items of a list in a cell. */
export const SEPARATOR = '; ';

/** Description of the column that says how a source supports the status. */
export const STATUS_BASIS =
  'stated: our note on the source is about the money. agency-page: a page of the agency from that day, but our note is about other facts.';

const list = (parts: readonly string[]) => parts.join(SEPARATOR);

const { text, day, integer, number, flag } = columnsOf<CatalogProgram>();

/**
 * A table with one row for each program and the facts that fit in a cell. `programs.json` contains
 * all facts.
 */
export const programsTable: Table<CatalogProgram> = {
  name: 'programs',
  title: 'Programs',
  description: 'One row for each program. Empty means that we do not know, or that it has none.',
  columns: [
    integer('id', 'Our number. It never changes.', ({ id }) => id),
    text(
      'slug',
      'Our name for the program in addresses and in the other files',
      ({ slug }) => slug,
    ),
    text('program', 'Full name', ({ fullName }) => fullName),
    text('agency', 'Who runs it', ({ agencyName }) => agencyName),
    text('state', 'Two letters. Empty for a national program.', ({ coverage }) => coverage.state),
    text('scope', 'national, state, county or city', ({ coverage }) => coverage.scope),
    text('counties', 'Five-digit codes, with ";" between them', ({ coverage }) =>
      list(coverage.counties),
    ),
    text('cities', 'Cities that it serves, if only those', ({ coverage }) => list(coverage.cities)),
    text('provider', 'public, nonprofit, secondary-market or lender', ({ provider }) => provider),
    text(
      'kind',
      'grant, forgivable-loan, deferred-loan, repayable-loan, shared-appreciation-loan or tax-credit',
      ({ kind }) => kind,
    ),
    integer('max_amount', 'Most that anyone gets, in dollars', ({ maxAmount }) => maxAmount),
    number(
      'max_percent',
      'Most that anyone gets, in percent of percent_of. With max_amount, the lower of both.',
      ({ maxPercent }) => maxPercent,
    ),
    text('percent_of', 'price or loan', ({ percentOf }) => percentOf),
    text('pays', 'What the money may pay: price, closing or both', ({ pays }) => pays),
    text(
      'status',
      'Whether there is money: open, waitlist, paused (closed for now) or unknown. Unknown after the last day of a round.',
      ({ status }) => status,
    ),
    day(
      'status_day',
      'Newest day for which we have this status',
      ({ statusCheckedOn }) => statusCheckedOn,
    ),
    text(
      'status_said_by',
      'agency if the agency says so itself, empty if a source says it',
      ({ statusSaidBy }) => statusSaidBy,
    ),
    integer('money_left', 'Dollars that the agency said were left', ({ moneyLeft }) =>
      moneyLeft === null ? null : moneyLeft.amount,
    ),
    day('money_left_day', 'Day on which the agency said so', ({ moneyLeft }) =>
      moneyLeft === null ? null : moneyLeft.day,
    ),
    text(
      'status_source',
      'Who says so: the source of this status. Empty if our notes name none.',
      (program) => fundingSource(program)?.source.url,
    ),
    text('status_basis', STATUS_BASIS, (program) => fundingSource(program)?.basis),
    day('opens_on', 'First day of a round', ({ opensOn }) => opensOn),
    day('closes_on', 'Last day of a round', ({ closesOn }) => closesOn),
    flag(
      'first_time_buyer',
      'Whether it is for first-time buyers. programs.json has the exceptions.',
      ({ rules }) => rules.firstTimeBuyer.required,
    ),
    integer('min_credit_score', 'Minimum credit score', ({ rules }) => rules.minCreditScore),
    text(
      'income_limit',
      'Dollars a year, percent of the area median income (AMI), by size, by county, unknown, or empty for no limit',
      ({ rules }) => rules.maxIncome && incomeLimit(rules.maxIncome),
    ),
    text(
      'price_limit',
      'Dollars, by county, IRS bond limit, unknown, or empty for no limit',
      ({ rules }) => rules.maxHomePrice && priceLimit(rules.maxHomePrice),
    ),
    flag('class_required', 'Whether a homebuyer class is required', ({ rules }) => {
      return rules.educationRequired;
    }),
    text('phone', 'Ten digits', ({ contact }) => contact.phone),
    text('website', 'Its own page', ({ website }) => website),
    day('checked_on', 'Day on which we last checked the facts', ({ checkedOn }) => checkedOn),
    text('source_day', 'Date of its newest source: a year, a month or a day', ({ sources }) =>
      newestSource(sources),
    ),
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
  if ('bondLimit' in limit) return 'IRS bond limit';
  return 'byCounty' in limit ? 'by county' : 'unknown';
}
