import type { EditorFact } from '@latchkey/contract';
import { useState } from 'react';
import { catalogFactsText as facts, catalogEditorText as text } from '@/lib/texts.ts';
import { Field, inputClass } from '@/ui/field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { FactForm } from './fact-form.tsx';
import { readValue, typedValue, type ValueField, valueField } from './value-fields.ts';

interface ControlProps {
  readonly field: ValueField;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** Changes any fact but the funding: a text, a choice, a list, or JSON as in the files. */
export function ValueForm({
  slug,
  fact,
  onDone,
}: {
  slug: string;
  fact: EditorFact;
  onDone: () => void;
}) {
  const field = valueField(fact.fact, fact.value);
  const [typed, setTyped] = useState(() => typedValue(field, fact.value));
  const [error, setError] = useState<string>();
  const read = () => {
    try {
      const value = readValue(field, typed);
      setError(undefined);
      return { value };
    } catch {
      setError(field.kind === 'number' ? text.notNumber() : text.notJson());
      return undefined;
    }
  };
  return (
    <FactForm
      slug={slug}
      fact={fact}
      label={text.editFact({ fact: facts[fact.fact]() })}
      save={field.kind === 'none' ? text.saveChecked() : text.save()}
      read={read}
      onDone={onDone}
    >
      <Control field={field} typed={typed} error={error} onChange={setTyped} />
    </FactForm>
  );
}

function Control({ field, typed, error, onChange }: ControlProps) {
  switch (field.kind) {
    case 'none':
      return <p className="text-sm text-ink-soft">{text.checkedHint()}</p>;
    case 'choice':
      return (
        <SelectField
          label={text.value()}
          value={typed}
          options={field.choices.map((value) => ({ value, label: value || text.unknownValue() }))}
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
      return <TextArea field={field} typed={typed} error={error} onChange={onChange} />;
  }
}

function TextArea({ field, typed, error, onChange }: ControlProps) {
  const isJson = field.kind === 'json';
  const listHint = field.kind === 'lines' ? text.linesHint() : undefined;
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
