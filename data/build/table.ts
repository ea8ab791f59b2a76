/** A table as it is shipped: tab-separated text, a header, one line a row, sorted by its key. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function tableText({ columns, rows }: Table): string {
  return [columns, ...rows].map((cells) => `${cells.join('\t')}\n`).join('');
}
