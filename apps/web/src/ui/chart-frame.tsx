import { type ReactNode, Suspense, useId } from 'react';
import { chartFrameText as text } from '@/lib/texts.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A chart with a heading, a summary in words, and a table of its figures. Screen readers skip the
 * drawing, because the summary and the table have the same content.
 */
export function Frame({
  title,
  words,
  chart,
  height,
  table,
  titleClass = 'text-base',
  children,
}: {
  title: string;
  words: ReactNode;
  chart: ReactNode;
  height: 'h-20' | 'h-36' | 'h-56';
  table: ReactNode;
  /** The size of the heading. */
  titleClass?: 'text-base' | 'text-lg' | 'text-xl';
  /** Content between the chart and its table. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="m-0">
      <h2 id={id} className={`font-bold ${titleClass}`}>
        {title}
      </h2>
      {words}
      <div aria-hidden className={`mt-3 ${height}`}>
        <Suspense fallback={<Skeleton className={height} />}>{chart}</Suspense>
      </div>
      {children}
      <details className="group mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center rounded-small text-sm font-semibold text-brand underline">
          {text.asTable()}
        </summary>
        {table}
      </details>
    </figure>
  );
}
