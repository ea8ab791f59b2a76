import { type LeadDetails, MAX_OTHER_LEADS, type OtherLead } from '@latchkey/contract';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { moment, money } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { INBOX } from '@/state/account/operator-access.ts';
import { Card } from '@/ui/card.tsx';
import { LeadChips } from './lead-chips.tsx';
import { OTHER_LEADS } from './lead-link.tsx';
import { useLeadList } from './lead-list.ts';

/**
 * Lists other requests with the same email address or phone number, newest first. Renders nothing
 * if there are no such requests.
 */
export function OtherLeads({ lead: { others } }: { lead: LeadDetails }) {
  return others.length > 0 ? <ListedLeads others={others} /> : null;
}

function ListedLeads({ others }: { others: readonly OtherLead[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${OTHER_LEADS}`) return;
    // A new page scrolls to the top in its effects, so wait for the next frame.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return (
    <div ref={place} id={OTHER_LEADS} className="grid scroll-mt-24">
      <Card>
        <h2 className="text-lg font-bold">{text.others()}</h2>
        <p className="mt-1 text-sm text-ink-soft">
          {others.length === MAX_OTHER_LEADS
            ? text.othersNewest({ count: others.length })
            : text.othersNote()}
        </p>
        <ul className="mt-2 grid text-sm">
          {others.map((other) => (
            <li key={other.id} className="grid gap-1 border-b border-line py-3 last:border-0">
              <Other other={other} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Other({ other }: { other: OtherLead }) {
  const list = useLeadList();
  const { id, fullName, city, state, homePrice, createdAt } = other;
  return (
    <>
      <Link
        to={`${INBOX}/${id}`}
        state={{ list }}
        className="justify-self-start rounded-small font-semibold wrap-anywhere text-brand underline"
      >
        {text.otherLink({ name: fullName, moment: moment(createdAt) })}
      </Link>
      <span>{text.homeFor({ city, state, price: money(homePrice) })}</span>
      <span className="text-ink-soft">{sharedWords(other)}</span>
      <LeadChips lead={other} />
    </>
  );
}

function sharedWords({ hasSameMailbox, hasSamePhone }: OtherLead): string {
  if (hasSameMailbox && hasSamePhone) return text.sameBoth();
  return hasSameMailbox ? text.sameMailbox() : text.samePhone();
}
