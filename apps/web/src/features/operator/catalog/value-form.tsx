import type { EditorFact } from '@latchkey/contract';
import type { FactEditor } from '@latchkey/domain';
import { useState } from 'react';
import { catalogFactsText as facts, catalogEditorText as text } from '@/lib/texts.ts';
import { Field, inputClass } from '@/ui/field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { FactForm } from './fact-form.tsx';
import { readValue, typedValue } from './value-fields.ts';

interface ControlProps {
  readonly editor: FactEditor;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/**
 * The form for any fact except the funding. Its field is a text box, a select box, a list, or JSON
 * in the format of the catalog files.
 */
export function ValueForm({
  slug,
  fact,
  editor,
  onDone,
}: {
  slug: string;
  fact: EditorFact;
  editor: FactEditor;
  onDone: () => void;
}) {
  const [typed, setTyped] = useState(() => typedValue(editor, fact.value));
  const [error, setError] = useState<string>();
  const read = () => {
    try {
      const value = readValue(editor, typed);
      setError(undefined);
      return { value };
    } catch {
      setError(editor.kind === 'number' ? text.notNumber() : text.notJson());
      return undefined;
    }
  };
  return (
    <FactForm
      slug={slug}
      fact={fact}
      label={text.editFact({ fact: facts[fact.fact]() })}
      save={editor.kind === 'source-day' ? text.saveChecked() : text.save()}
      read={read}
      onDone={onDone}
    >
      <Control editor={editor} typed={typed} error={error} onChange={setTyped} />
    </FactForm>
  );
}

function Control({ editor, typed, error, onChange }: ControlProps) {
  switch (editor.kind) {
    case 'source-day':
      return <p className="text-sm text-ink-soft">{text.checkedHint()}</p>;
    case 'choice':
      return (
        <SelectField
          label={text.value()}
          value={typed}
          options={editor.choices.map((value) => ({ value, label: value || text.unknownValue() }))}
          onChange={onChange}
        />
      );
    case 'yes-no':
      return (
        <SelectField
          label={text.value()}
          value={typed}
          options={[
            { value: 'yes', label: text.yes() },
            { value: 'no', label: text.no() },
          ]}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <TextField
          label={text.value()}
          hint={text.emptyHint()}
          inputMode="numeric"
          value={typed}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return <TextArea editor={editor} typed={typed} error={error} onChange={onChange} />;
  }
}

function TextArea({ editor, typed, error, onChange }: ControlProps) {
  const isJson = editor.kind === 'json';
  const listHint = editor.kind === 'lines' ? text.linesHint() : undefined;
  return (
    <Field label={text.value()} hint={isJson ? text.jsonHint() : listHint} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={Math.min(12, Math.max(2, typed.split('\n').length))}
          spellCheck={!isJson}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
          className={`${inputClass} py-3 ${isJson ? 'font-mono text-sm' : ''}`}
        />
      )}
    </Field>
  );
}
