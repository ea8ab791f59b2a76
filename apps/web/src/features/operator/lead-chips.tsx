import type { LeadRow } from '@latchkey/contract';
import { operatorText as text } from '@/lib/texts.ts';
import { Chip } from '@/ui/chip.tsx';

/** A request's status, and warnings if there are any. */
export function LeadChips({ lead }: { lead: LeadRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Chip>{text[lead.status]()}</Chip>
      {lead.withdrawnAt ? <Chip look="warn">{text.withdrawn()}</Chip> : null}
      {lead.suspicion ? <Chip look="warn">{text[lead.suspicion]()}</Chip> : null}
      {lead.lostDeliveries > 0 ? <Chip look="warn">{text.lost()}</Chip> : null}
    </span>
  );
}
