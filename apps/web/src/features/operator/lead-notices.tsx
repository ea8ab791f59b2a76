import type { LeadDetails } from '@latchkey/contract';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { WarmNote } from '@/ui/note.tsx';
import { useSendAgain } from './use-send-again.ts';

/** Warnings to read before working on a request. */
export function LeadNotices({ lead }: { lead: LeadDetails }) {
  const { mutate, isPending } = useSendAgain(lead.id);
  if (lead.withdrawnAt) {
    return <WarmNote title={text.withdrawnTitle()}>{text.withdrawnNote()}</WarmNote>;
  }
  if (!lead.suspicion) return null;
  return (
    <WarmNote title={text.suspectedTitle()}>
      <p>{text.suspectedNote()}</p>
      <Button look="outline" className="mt-3" pending={isPending} onClick={() => mutate(null)}>
        {text.confirmGenuine()}
      </Button>
    </WarmNote>
  );
}
