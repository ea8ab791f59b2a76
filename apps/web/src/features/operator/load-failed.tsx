import { Button } from '@/ui/button.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { text } from './operator-text.ts';

/** What could not be loaded, and another try. */
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
