/**
 * Matches a dollar amount as people write it: with an optional $ sign, commas between groups of
 * three digits, and a decimal point.
 */
const dollars = /^(?<minus>-?)\$?(?<whole>\d+|\d{1,3}(?:,\d{3})+)?(?<cents>\.\d*)?$/;

/**
 * Matches a percentage with at most three decimals, after a point or a comma, and an optional %
 * sign.
 */
const percentage = /^-?(?:\d+(?:[.,]\d{0,3})?|[.,]\d{1,3})%?$/;

/**
 * Parses a dollar amount.
 *
 * @returns null for empty text. NaN if the text is not clearly one amount: `1e6`, `6,5`, `400k`
 */
export function readDollars(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '$') return null;
  const { minus, whole = '', cents = '' } = dollars.exec(trimmed)?.groups ?? {};
  const digits = (whole + cents).replaceAll(',', '');
  if (minus === undefined || !/\d/.test(digits)) return Number.NaN;
  const amount = Number(minus + digits);
  return Number.isFinite(amount) ? amount : Number.NaN;
}

/**
 * Parses a percentage: 6.5 for `6.5`, `6,5` and `6.5 %`.
 *
 * @returns null for empty text. NaN if the text is not clearly one percentage
 */
export function readPercent(text: string): number | null {
  const compact = text.replaceAll(/\s/g, '');
  if (compact === '' || compact === '%') return null;
  if (!percentage.test(compact)) return Number.NaN;
  const percent = Number(compact.replace(',', '.').replace('%', ''));
  return Number.isFinite(percent) ? percent : Number.NaN;
}

/**
 * Adds commas between groups of three digits. If the text is not an amount, returns it unchanged.
 */
export function groupDollars(text: string): string {
  const amount = readDollars(text);
  if (amount === null || Number.isNaN(amount)) return text;
  const [whole = '', ...cents] = ungroupDollars(text).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...cents].join('.');
}

/** Removes the commas that {@link groupDollars} adds, and the $ sign. */
export function ungroupDollars(text: string): string {
  return Number.isNaN(readDollars(text)) ? text : text.replaceAll(/[\s$,]/g, '');
}
