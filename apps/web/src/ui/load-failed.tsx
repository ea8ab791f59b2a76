import { uiText as text } from '@/lib/texts.ts';
import { Button } from './button.tsx';
import { ErrorNote } from './note.tsx';

/** The error message for data that failed to load, with a Retry button. */
export function LoadFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <ErrorNote>
      <p>{words}</p>
      <Button look="outline" className="mt-2" onClick={onRetry}>
        {text.tryAgain()}
      </Button>
    </ErrorNote>
  );
}
