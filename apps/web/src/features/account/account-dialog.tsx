import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { closeAccountDialog, resetAccountView, useAccountDialog } from '@/lib/account-dialog.ts';
import { text } from './account-text.ts';

const RESET_AFTER_CLOSING = 300;

/** The frame of the account dialog: it says that accounts are to come. */
export function AccountDialog() {
  const { open, view } = useAccountDialog();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        closeAccountDialog();
        setTimeout(resetAccountView, RESET_AFTER_CLOSING);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 min-h-dvh bg-night/60 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-card border border-line bg-surface p-6 text-ink shadow-card transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Dialog.Title className="pr-12 text-xl font-bold">{text[view]()}</Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-soft">{text.notYet()}</Dialog.Description>
          <Dialog.Close
            aria-label={text.close()}
            className="absolute top-3 right-3 inline-flex size-13 items-center justify-center rounded-control text-ink-soft hover:text-ink"
          >
            <X size={22} aria-hidden />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
