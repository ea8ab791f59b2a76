import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { text } from './dashboard-text.ts';

/** Says that a quote is gone, with the way back. Takes the focus, whose place went with the card. */
export function DeletedNote({ onUndo }: { onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div
      role="status"
      className="mt-6 flex items-center justify-between gap-2 rounded-control bg-brand-tint py-2 pr-2 pl-4"
    >
      <p className="text-sm">{text.deleted()}</p>
      <Button ref={undo} look="quiet" onClick={onUndo} className="min-h-13 px-4 text-brand!">
        {text.undo()}
      </Button>
    </div>
  );
}
