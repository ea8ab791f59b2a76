import type { DetailResult } from './detail.ts';

const colors: Readonly<Record<DetailResult['look'], string>> = {
  plain: 'text-ink-soft',
  warn: 'text-warn-ink',
  danger: 'text-danger',
};

/** A detail's result next to its name. */
export function ResultWords({ result: { words, look } }: { result: DetailResult }) {
  return (
    <span className={`tabular block text-sm font-semibold whitespace-normal ${colors[look]}`}>
      {words}
    </span>
  );
}
