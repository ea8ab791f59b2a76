import { type LoanEstimate, PaymentColumn } from '../loan-estimate.ts';
import { foundFields } from './found-fields.ts';
import type { Place } from './labels.ts';
import { type Line, linesIn, lineText, type Zone } from './lines.ts';
import { answerOf } from './loan-terms.ts';
import { amountOf } from './printed-values.ts';
import {
  agreed,
  blockOf,
  labelsIn,
  nextColumn,
  phrasesIn,
  type Section,
  valueText,
} from './zones.ts';

type RowName = Exclude<keyof PaymentColumn, 'fromYear' | 'toYear'>;

/** The rows of the table, in the order of the form. */
const rowLabels: readonly (readonly [RowName, readonly string[]])[] = [
  ['principalAndInterest', ['principal interest', 'principal and interest']],
  ['mortgageInsurance', ['mortgage insurance']],
  ['escrow', ['estimated escrow']],
  ['total', ['estimated total monthly payment', 'total monthly payment']],
];

const taxLabels = [
  'estimated taxes insurance assessments',
  'estimated taxes insurance and assessments',
];

/**
 * Reads Projected Payments: the table of payments by year, and the section on taxes and insurance.
 */
export function projectedPayments(section: Section): LoanEstimate {
  const taxes = labelsIn(section, taxLabels)[0];
  const table = { ...section, bottom: taxes ? taxes.base - taxes.size : section.bottom };
  const payments = columnsOf(table);
  const [first] = payments;
  return foundFields({
    ...(first && {
      mortgageInsurance: only(first.mortgageInsurance),
      escrow: only(first.escrow),
      totalPayment: only(first.total),
      payments,
    }),
    ...(taxes && taxFields({ ...section, top: taxes.base - taxes.size }, taxes)),
  });
}

function only(range: { min: number; max: number } | undefined): number | undefined {
  return range && range.min === range.max ? range.min : undefined;
}

/** A column heading of the table. The column for a final balloon payment has no years. */
interface Heading {
  readonly years: { readonly fromYear: number; readonly toYear: number } | undefined;
  readonly center: number;
  readonly base: number;
  readonly size: number;
}

function columnsOf(section: Section): PaymentColumn[] {
  const headings = headingsIn(section);
  const rows = rowsIn(section);
  const [first] = headings;
  // With a label or a heading missing, an amount could get into the row or the column next to it.
  if (!first || rows.length < rowLabels.length) return [];
  const body = { ...section, top: first.base + first.size / 2 };
  const columns = headings.flatMap(({ years }, index) => {
    if (!years) return [];
    const zone = columnZone(body, { headings, rows, index });
    return [PaymentColumn.parse({ ...years, ...cellsOf(linesIn(body.lines, zone), rows) })];
  });
  return isGapless(columns) ? columns : [];
}

/**
 * Whether the first column starts in year 1 and every other column starts in the year after the
 * previous one ends.
 */
function isGapless(columns: readonly PaymentColumn[]): boolean {
  return columns.every(({ fromYear }, index) => fromYear === (columns[index - 1]?.toYear ?? 0) + 1);
}

function headingsIn({ lines, top, bottom }: Section): Heading[] {
  const pattern = /\byears? (\d{1,2})(?: ?- ?(\d{1,2}))?(?![\d%])|\bfinal payment\b/gi;
  return lines
    .map((line) => line.filter(({ base }) => base > top && base < bottom))
    .flatMap((line) => [...lineText(line).matchAll(pattern)].map((match) => headingOf(line, match)))
    .flatMap((found, _, all) => (found && found.base === all[0]?.base ? [found] : []))
    .toSorted((a, b) => a.center - b.center);
}

function headingOf(line: Line, match: RegExpExecArray): Heading | undefined {
  const glyphsBefore = match.input.slice(0, match.index).replaceAll(' ', '').length;
  const glyphs = line.slice(glyphsBefore, glyphsBefore + match[0].replaceAll(' ', '').length);
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (!first || !last) return undefined;
  const [fromYear, toYear] = [Number(match[1]), Number(match[2] ?? match[1])];
  const isSpan = fromYear >= 1 && toYear >= fromYear;
  const center = (first.left + last.right) / 2;
  return {
    years: isSpan ? { fromYear, toYear } : undefined,
    center,
    base: first.base,
    size: first.size,
  };
}

interface Row {
  readonly name: RowName;
  readonly label: Place;
}

function rowsIn(section: Section): Row[] {
  return rowLabels.flatMap(([name, wordings]) => {
    const [label, ...others] = labelsIn(section, wordings);
    return label && others.length === 0 ? [{ name, label }] : [];
  });
}

/**
 * The maximum distance of an amount from the center of its heading, as a multiple of the heading's
 * font size.
 */
const MAX_HALF_COLUMN = 10;

/**
 * Returns the zone of a column. It extends halfway to the adjacent columns. The first column starts
 * after the labels.
 */
function columnZone(
  { top, bottom }: Section,
  { headings, rows, index }: { headings: readonly Heading[]; rows: readonly Row[]; index: number },
): Zone {
  const [before, heading, after] = [headings[index - 1], headings[index], headings[index + 1]];
  if (!heading) return { left: 0, right: 0, top, bottom };
  const half = MAX_HALF_COLUMN * heading.size;
  const middle = (other: Heading) => (heading.center + other.center) / 2;
  const labelsEnd = Math.max(...rows.map(({ label }) => label.right));
  const left = Math.max(
    labelsEnd,
    heading.center - half,
    before ? middle(before) : Number.NEGATIVE_INFINITY,
  );
  const right = Math.min(heading.center + half, after ? middle(after) : Number.POSITIVE_INFINITY);
  return { left, right, top, bottom };
}

/** Returns the cells of one column. Each line belongs to the row whose label is closest. */
function cellsOf(lines: readonly Line[], rows: readonly Row[]): Record<string, unknown> {
  const texts = new Map<RowName, string[]>();
  for (const line of lines.map(fromFirstCell)) {
    const name = closestRow(line, rows);
    if (!name) continue;
    texts.set(name, [...(texts.get(name) ?? []), lineText(line)]);
  }
  const cells = [...texts].map(([name, parts]) => [name, rangeOf(parts.join(' '))] as const);
  return Object.fromEntries(cells.filter(([, range]) => range));
}

/**
 * Removes text before the first cell, such as the end of a note that extends from a label into the
 * column.
 */
function fromFirstCell(line: Line): Line {
  const start = line.findIndex(({ startsCell }) => startsCell);
  return start < 0 ? [] : line.slice(start);
}

/**
 * The maximum distance of an amount from its row's label, as a multiple of the label's font size.
 */
const MAX_DISTANCE = 1.2;

function closestRow(line: Line, rows: readonly Row[]): RowName | undefined {
  const base = line[0]?.base ?? Number.NaN;
  const distance = ({ label }: Row) => Math.abs(base - (label.base + label.lastBase) / 2);
  const [closest] = rows.toSorted((a, b) => distance(a) - distance(b));
  return closest && distance(closest) <= MAX_DISTANCE * closest.label.size
    ? closest.name
    : undefined;
}

/** Parses a cell: an amount, a dash for zero, or a minimum and a maximum amount. */
function rangeOf(text: string): { min: number; max: number } | undefined {
  const value = text
    .replace(/^\+\s*/, '')
    .replace(/\s*\binterest only\b|\s*\bonly interest\b/i, '');
  if (/^-+$/.test(value)) return { min: 0, max: 0 };
  const range = /^(.+?) ?min\.?,? ?-? ?(.+?) ?max\.?$/i.exec(value);
  const [min, max] = range
    ? [range[1], range[2]].map((part) => amountOf(part ?? ''))
    : [amountOf(value), amountOf(value)];
  if (min === undefined || max === undefined || min < 0 || max < min) return undefined;
  return { min, max };
}

/**
 * Reads the section below the table: monthly taxes and insurance, and which of them are in escrow.
 */
function taxFields(section: Section, label: Place): LoanEstimate {
  const explained = labelsIn(section, ['this estimate includes']);
  const right = nextColumn(label, explained);
  const zone = blockOf(label, { right, places: [], bottom: label.lastBase + 2 * label.size });
  const monthly = /^(.*?) ?(?:a|per) month$/i.exec(valueText(section, zone))?.[1];
  const escrow = (words: string) =>
    agreed(phrasesIn(section, words).map((place) => answerOf(section, place)));
  return foundFields({
    taxesAndInsurance: monthly === undefined ? undefined : amountOf(monthly),
    propertyTaxesInEscrow: escrow('property taxes'),
    homeownersInsuranceInEscrow: escrow('homeowners insurance'),
  });
}
