import { type ErasureResult, pathOf, referenceOf } from '@latchkey/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { day } from '@/lib/format.ts';
import { erasureText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { WarmNote } from '@/ui/note.tsx';

/**
 * Shows what was erased and what a legal hold keeps. Receives focus, because the form that had
 * focus is gone.
 */
export function ErasedNote({ result: { counts, held } }: { result: ErasureResult }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Card>
        <h2 className="text-lg font-bold">{text.erasedTitle()}</h2>
        <p className="mt-1">{text.erased({ requests: counts.requests })}</p>
        {held.length > 0 ? (
          <div className="mt-4">
            <HeldRequests held={held} />
          </div>
        ) : null}
      </Card>
    </div>
  );
}

/** Lists the requests that a legal hold keeps. */
export function HeldRequests({ held }: Pick<ErasureResult, 'held'>) {
  return (
    <WarmNote title={text.held({ count: held.length })}>
      <p>{text.heldNote()}</p>
      <ul className="mt-2 grid gap-1">
        {held.map(({ id, heldSince }) => (
          <li key={id}>
            <Link
              to={pathOf('lead', { leadId: id })}
              className="font-semibold underline underline-offset-2"
            >
              {text.heldRequest({ reference: referenceOf(id), day: day(heldSince) })}
            </Link>
          </li>
        ))}
      </ul>
    </WarmNote>
  );
}
