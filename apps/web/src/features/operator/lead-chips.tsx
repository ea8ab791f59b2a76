import type { LeadRow } from '@latchkey/contract';
import { operatorText as text } from '@/lib/texts.ts';
import { Chip } from '@/ui/chip.tsx';

type ShownLead = Pick<LeadRow, 'status' | 'withdrawnAt' | 'suspicion'> &
  Partial<Pick<LeadRow, 'lostDeliveries' | 'heldAt'>>;

/** Shows a request's status and any warnings. */
export function LeadChips({ lead }: { lead: ShownLead }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Chip>{text[lead.status]()}</Chip>
      {lead.withdrawnAt ? <Chip look="warn">{text.withdrawn()}</Chip> : null}
      {lead.heldAt ? <Chip look="warn">{text.hold()}</Chip> : null}
      {lead.suspicion ? <Chip look="warn">{text[lead.suspicion]()}</Chip> : null}
      {(lead.lostDeliveries ?? 0) > 0 ? <Chip look="warn">{text.lost()}</Chip> : null}
    </span>
  );
}
