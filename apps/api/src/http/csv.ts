/** Characters that start a formula in spreadsheets, including their full-width forms. */
const formula = /^[=+\-@＝＋－＠\t\r]/;

/**
 * Returns one line of CSV. A leading apostrophe keeps a spreadsheet from running text as a formula.
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
