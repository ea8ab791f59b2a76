import type { LeadChange, LeadDetails } from '@latchkey/contract';
import { moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { HoldForm } from './hold-form.tsx';
import { assignmentWords } from './lead-words.ts';
import { NoteForm } from './note-form.tsx';
import { StatusForm } from './status-form.tsx';

/** Shows the request's status, officer and notes, and a history of who changed what. */
export function LeadWork({ lead }: { lead: LeadDetails }) {
  return (
    <Card>
      <h2 className="mb-3 text-lg font-bold">{text.work()}</h2>
      <StatusForm lead={lead} />
      <div className="mt-5">
        <AssignmentForm lead={lead} />
      </div>
      <div className="mt-5">
        <NoteForm lead={lead} />
      </div>
      <HoldForm lead={lead} />
      {lead.changes.length > 0 ? (
        <ol aria-label={text.history()} className="mt-5 grid gap-3 text-sm">
          {lead.changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
      ) : null}
    </Card>
  );
}

function Change({ change }: { change: LeadChange }) {
  const { status, note, assignment, hold, by, createdAt } = change;
  return (
    <li className="border-t border-line pt-3">
      <p className="text-ink-soft">
        {text.by({ by: by ?? text.deletedAccount(), moment: moment(createdAt) })}
      </p>
      {status ? (
        <p className="font-semibold">{text.statusChange({ status: text[status]() })}</p>
      ) : null}
      {assignment ? (
        <p className="font-semibold wrap-anywhere">{assignmentWords(assignment)}</p>
      ) : null}
      {hold ? (
        <p className="font-semibold wrap-anywhere">
          {hold.isHeld
            ? text.holdSet({ reason: hold.reason })
            : text.holdLifted({ reason: hold.reason })}
        </p>
      ) : null}
      {note ? <p className="whitespace-pre-wrap wrap-anywhere">{note}</p> : null}
    </li>
  );
}
