import { useState } from 'react';
import { clearAnswers } from '@/lib/clear-answers.ts';
import { Button } from '@/ui/button.tsx';
import { text } from './about-text.ts';

/** Clears at once, and says that it is done. */
export function ClearAnswers() {
  const [isCleared, setCleared] = useState(false);
  return (
    <div>
      <Button
        look="outline"
        onClick={() => {
          clearAnswers();
          setCleared(true);
        }}
      >
        {text.clear()}
      </Button>
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold text-brand">
        {isCleared ? text.cleared() : ''}
      </p>
    </div>
  );
}
