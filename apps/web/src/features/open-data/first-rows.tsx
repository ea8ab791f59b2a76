import { useId } from 'react';
import { dataText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import type { OpenData } from './open-data.ts';

const columns = ['slug', 'program', 'max_amount', 'status', 'status_day', 'source_day'] as const;

/**
 * The first rows of the table of programs, with some of its columns. The values are the same as in
 * the file.
 */
export function FirstRows({ rows }: { rows: OpenData['firstRows'] }) {
  const id = useId();
  return (
    <Card>
      <h2 id={id} className="mb-3 max-w-(--column) text-xl font-bold">
        {text.firstRows()}
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll the table.
        tabIndex={0}
        aria-labelledby={id}
        className="overflow-x-auto"
        lang="en"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className="border-b border-line-strong py-2 pr-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.slug} className="border-b border-line last:border-0">
                {columns.map((name) => (
                  <td
                    key={name}
                    className={`py-2.5 pr-3 ${isText(name) ? 'min-w-32 wrap-anywhere' : 'tabular'}`}
                  >
                    {row[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 max-w-(--column) text-sm text-ink-soft">{text.example()}</p>
    </Card>
  );
}

function isText(name: (typeof columns)[number]): boolean {
  return name === 'slug' || name === 'program';
}
