import { addLeadNote, type LeadDetails } from '@latchkey/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import { call } from '@/lib/api/call.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Field, inputClass } from '@/ui/field.tsx';
import { useLeadChange } from './use-lead-change.ts';

/** The form that adds a note. The text stays in the form until the note has been saved. */
export function NoteForm({ lead: { id, noteVersion } }: { lead: LeadDetails }) {
  const [note, setNote] = useUnsavedNote(id);
  const [isMissing, setMissing] = useState(false);
  const { mutate, reset, isPending, isOutdated } = useLeadChange(
    id,
    async (written: string) => {
      const body = { note: written, noteVersion };
      return (await call(addLeadNote, { params: { id }, body })).data.lead;
    },
    () => {
      setNote('');
      showAlert({ variant: 'success', label: text.changeSaved(), message: text.noteSaved() });
    },
  );
  const written = note.trim();

  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(written === '');
    if (written !== '') mutate(written, { onSuccess: reset });
  };
  return (
    <form aria-label={text.note()} onSubmit={save} className="grid gap-3">
      <Field
        label={text.note()}
        hint={written === '' ? undefined : text.noteUnsaved()}
        error={problem(written, isMissing, isOutdated)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={5000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            className={`${inputClass} py-3`}
          />
        )}
      </Field>
      <Button
        look="outline"
        type="submit"
        pending={isPending}
        className="min-h-13 sm:justify-self-start"
      >
        {text.saveNote()}
      </Button>
    </form>
  );
}

function problem(written: string, isMissing: boolean, isOutdated: boolean): string | undefined {
  if (written === '') return isMissing ? text.noteMissing() : undefined;
  return isOutdated ? text.noteConflict() : undefined;
}

const UNSAVED = 'unsaved-note';

/**
 * Hook that returns an unsaved note, which is kept while the operator looks at other requests. The
 * note is in the query cache, so signing out deletes it. While there is an unsaved note, the
 * browser warns before the page closes.
 */
function useUnsavedNote(leadId: string): [string, (note: string) => void] {
  const queries = useQueryClient();
  const [note, setNote] = useState(() => queries.getQueryData<string>([UNSAVED, leadId]) ?? '');
  const isUnsaved = note.trim() !== '';
  useEffect(() => {
    if (!isUnsaved) return;
    addEventListener('beforeunload', preventDefault);
    return () => removeEventListener('beforeunload', preventDefault);
  }, [isUnsaved]);
  const keep = (changed: string) => {
    setNote(changed);
    queries.setQueryDefaults([UNSAVED], { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData([UNSAVED, leadId], changed);
  };
  return [note, keep];
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
