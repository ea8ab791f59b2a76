/** What a spreadsheet takes for the start of a formula, in full width too. */
const formula = /^[=+\-@＝＋－＠\t\r]/;

/**
 * A line of CSV. A text that a spreadsheet would run gets an apostrophe before it, as nobody's name
 * is a formula.
 *
 * @see RFC 4180
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
