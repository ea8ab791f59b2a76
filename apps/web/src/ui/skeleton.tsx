import { text } from './ui-text.ts';

/** The place of something that is on its way; give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={`animate-pulse rounded-control bg-line motion-reduce:animate-none ${className}`}
    />
  );
}

/** Tells a screen reader that the page is loading while skeletons stand for it. */
export function LoadingStatus() {
  return (
    <p role="status" className="sr-only">
      {text.loading()}
    </p>
  );
}
