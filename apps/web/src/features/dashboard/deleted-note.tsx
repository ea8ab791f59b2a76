import { useEffect, useRef } from 'react';
import { dashboardText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { isRepeated } from '@/ui/repeated-click.ts';

/**
 * Shows that a quote is being deleted and then that it was deleted, with an Undo button. Receives
 * focus when the card of the deleted quote disappears.
 */
export function DeletedNote({
  isDeleted,
  isRestoring,
  onUndo,
}: {
  isDeleted: boolean;
  isRestoring: boolean;
  onUndo: () => void;
}) {
  const note = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => note.current?.focus(), []);
  useEffect(() => {
    const hasFocus = document.activeElement === note.current;
    if (isDeleted && hasFocus) undo.current?.focus();
  }, [isDeleted]);
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="flex min-h-17 items-center justify-between gap-2 rounded-control bg-brand-tint py-2 pr-2 pl-4"
    >
      <p className="text-sm">{isDeleted ? text.deleted() : text.deleting()}</p>
      {isDeleted ? (
        <Button
          ref={undo}
          look="quiet"
          pending={isRestoring}
          onClick={(event) => isRepeated(event) || onUndo()}
          className="min-h-13 px-4 text-brand!"
        >
          {text.undo()}
        </Button>
      ) : null}
    </div>
  );
}
