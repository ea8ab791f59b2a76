/**
 * A shipped table. It is tab-separated text with a header, and has one line per row, sorted by key.
 */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function tableText({ columns, rows }: Table): string {
  return [columns, ...rows].map((cells) => `${cells.join('\t')}\n`).join('');
}
