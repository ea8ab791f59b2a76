import type { ComponentProps } from 'react';
import { questionsText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { isRepeated } from '@/ui/repeated-click.ts';

/** A button that opens the next question. It ignores the second click of a double-click. */
export function ContinueButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      {...rest}
      className="mt-6 w-full"
      onClick={(event) => (isRepeated(event) ? event.preventDefault() : onClick?.(event))}
    >
      {text.continue()}
    </Button>
  );
}
