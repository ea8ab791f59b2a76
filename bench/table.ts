import type { Row } from './part.ts';

/** Formats rows as an aligned Markdown table with right-aligned numbers. */
export function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (column) => column !== 'met',
  );
  columns.push('met');
  const lines = rows.map((row) => columns.map((column) => cell(row[column])));
  const isNumeric = columns.map((column) =>
    rows.every((row) => ['number', 'undefined'].includes(typeof row[column])),
  );
  const widths = columns.map((column, index) =>
    Math.max(column.length, 3, ...lines.map((line) => line[index]?.length ?? 0)),
  );
  const padded = (cells: readonly string[]) =>
    cells.map((text, index) =>
      isNumeric[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
    );
  const rule = widths.map((width, index) =>
    isNumeric[index] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [padded(columns), rule, ...lines.map(padded)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cell(value: Row[string]): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'NO';
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
