import { paperPageText as text } from '@/lib/texts.ts';

/** What the page is not. */
export function Notes() {
  return (
    <div className="grid max-w-150 gap-1 text-sm text-ink-soft">
      <p>
        {text.neverGuess()} {text.paperCounts()}
      </p>
      <p>
        {text.notOfficial()} {text.counted()}
      </p>
    </div>
  );
}
