import { type ReactNode, Suspense, useId } from 'react';
import { text } from './chart-frame-text.ts';
import { Skeleton } from './skeleton.tsx';
import { useIsNear } from './use-is-near.ts';

/**
 * A picture with its heading, what it says in words, and its figures as a table. Only the picture is
 * hidden from a screen reader: the rest says the same. Its code is loaded when it comes near the
 * screen; its place is kept until then.
 */
export function Frame({
  title,
  words,
  picture,
  height,
  table,
}: {
  title: string;
  words: ReactNode;
  picture: ReactNode;
  height: 'h-36' | 'h-56' | 'h-144';
  table: ReactNode;
}) {
  const id = useId();
  const [place, isNear] = useIsNear();
  return (
    <figure aria-labelledby={id} className="m-0">
      <h2 id={id} className="text-base font-bold">
        {title}
      </h2>
      {words}
      <div ref={place} aria-hidden className={`mt-3 ${height}`}>
        <Suspense fallback={<Skeleton className={height} />}>
          {isNear ? picture : <Skeleton className={height} />}
        </Suspense>
      </div>
      <details className="group mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center rounded-small text-sm font-semibold text-brand underline">
          {text.asTable()}
        </summary>
        {table}
      </details>
    </figure>
  );
}
