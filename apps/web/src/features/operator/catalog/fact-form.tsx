import { type EditorFact, editProgramFact } from '@latchkey/contract';
import type { FactJson } from '@latchkey/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '@/lib/api/call.ts';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { FormProblem } from '../form-problem.tsx';
import { isSource, newSource, SourceFields } from './source-fields.tsx';
import { useProgramChange } from './use-program-change.ts';

/**
 * A form that changes a fact and asks for the required source.
 *
 * @param children fields for the value
 */
export function FactForm({
  slug,
  fact: { fact, lastEditId },
  label,
  save,
  read,
  onDone,
  children,
}: {
  slug: string;
  fact: EditorFact;
  label: string;
  /** The button's label. */
  save: string;
  /** Returns the value that the editor typed. Undefined if the value is not valid. */
  read: () => { readonly value: FactJson } | undefined;
  onDone?: () => void;
  children?: ReactNode;
}) {
  const [source, setSource] = useState(newSource);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, objection } = useProgramChange({
    slug,
    save: async (value: FactJson) => {
      const sourceUrl = source.sourceUrl.trim();
      const words = source.words.trim() || null;
      const body = { fact, value, lastEditId, ...source, sourceUrl, words };
      return (await call(editProgramFact, { params: { slug }, body })).data.program;
    },
    saved: text.changeSaved,
    onSaved() {
      setSource(newSource());
      setChecked(false);
      onDone?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const typed = read();
    if (typed && isSource(source)) mutate(typed.value);
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid gap-4">
      {children}
      <SourceFields source={source} isChecked={isChecked} onChange={setSource} />
      <FormProblem>{objection}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" type="submit" pending={isPending}>
          {save}
        </Button>
        {onDone ? (
          <Button look="quiet" onClick={onDone}>
            {text.cancel()}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
