import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactElement, useState } from 'react';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';

/**
 * A dialog that shows the buyer's email address and asks for confirmation before an email is sent
 * to the buyer. `trigger` is the button that opens the dialog.
 */
export function SendToBuyer({
  address,
  isRepeat,
  trigger,
  onConfirm,
}: {
  address: string;
  /** Whether the buyer has already received this email. */
  isRepeat: boolean;
  trigger: ReactElement;
  onConfirm: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const send = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger render={trigger} />
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 min-h-dvh bg-night/60" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 text-ink shadow-card">
          <AlertDialog.Title className="text-xl font-bold wrap-anywhere">
            {isRepeat ? text.askSendAgain({ address }) : text.askSend({ address })}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 mb-5 text-ink-soft">
            {isRepeat ? text.askSendAgainNote() : text.askSendNote()}
          </AlertDialog.Description>
          <div className="flex flex-wrap gap-3">
            <AlertDialog.Close render={<Button look="outline" className="min-h-13 grow" />}>
              {text.cancelSend()}
            </AlertDialog.Close>
            <Button className="grow" onClick={send}>
              {text.confirmSend()}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
