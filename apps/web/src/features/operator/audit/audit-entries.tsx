import { type AuditEntry, referenceOf } from '@latchkey/contract';
import { moment } from '@/lib/format.ts';
import { auditText as text } from '@/lib/texts.ts';

/** Lists the audit log's entries, newest first. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol aria-label={text.caption()} className="border-t border-line-strong text-sm">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-4 border-b border-line py-3 wrap-anywhere md:grid-cols-[12rem_1fr_2fr]"
        >
          <time dateTime={entry.createdAt} className="text-ink-soft">
            {moment(entry.createdAt)}
          </time>
          <span>{actorWords(entry)}</span>
          <span>
            <span className="font-semibold">{text[entry.action]()}</span>
            {entry.leadId ? (
              <span className="block">
                {text.reference({ reference: referenceOf(entry.leadId) })}
              </span>
            ) : null}
            <span className="block text-ink-soft">{detailWords(entry)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function actorWords({ actor, by, operatorId }: AuditEntry): string {
  if (actor !== 'operator') return text[actor]();
  return by ?? text.deletedAccount({ id: operatorId ?? '' });
}

/** Returns the entry's remaining details as stored, such as `status: contacted`. */
function detailWords({ details }: AuditEntry): string {
  return Object.entries(details ?? {})
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' · ');
}
