import { useDebouncedValue } from '@/lib/use-debounced-value.ts';

/** Delay in milliseconds after the last change before a screen reader announces the prices. */
const DEBOUNCE_MS = 500;

/** Announces the prices to screen readers when the buyer stops changing them. */
export function Announcement({ words }: { words: string }) {
  const said = useDebouncedValue(words, DEBOUNCE_MS);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
