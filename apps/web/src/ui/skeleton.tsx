import { uiText as text } from '@/lib/texts.ts';

/** A placeholder for content that is loading. Give it the same size as the content. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={`animate-pulse rounded-control bg-line motion-reduce:animate-none ${className}`}
    />
  );
}

/** Informs screen readers that the page is loading while skeletons are on screen. */
export function LoadingStatus() {
  return (
    <p role="status" className="sr-only">
      {text.loading()}
    </p>
  );
}

/**
 * Placeholders for blocks of content that are loading, stacked vertically.
 *
 * @param sizes the classes of each block, all different
 */
export function LoadingBlocks({ sizes }: { sizes: readonly string[] }) {
  return (
    <div className="grid gap-5">
      <LoadingStatus />
      {sizes.map((size) => (
        <Skeleton key={size} className={size} />
      ))}
    </div>
  );
}
