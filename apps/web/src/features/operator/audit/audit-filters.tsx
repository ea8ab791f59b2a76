import { AuditAction } from '@latchkey/contract';
import { type FormEvent, useState } from 'react';
import { auditText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { type AuditChoice, wholeLog } from './audit-queries.ts';

/** The audit log's filters. They apply when the user submits the form. */
export function AuditFilters({ onChange }: { onChange: (choice: AuditChoice) => void }) {
  const [typed, setTyped] = useState(wholeLog);
  const field = (name: 'who' | 'about' | 'from' | 'to') => ({
    label: text[name](),
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const show = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...typed, who: typed.who.trim(), about: typed.about.trim() });
  };
  return (
    <search>
      <form
        onSubmit={show}
        className="grid grid-cols-2 items-start gap-4 min-[1040px]:grid-cols-[1fr_1fr_1fr_auto_auto]"
      >
        <div className="col-span-2 min-[1040px]:col-span-1">
          <TextField {...field('who')} hint={text.whoHint()} maxLength={200} />
        </div>
        <div className="col-span-2 min-[1040px]:col-span-1">
          <SelectField
            label={text.action()}
            value={typed.action}
            options={[
              { value: '', label: text.everyAction() },
              ...AuditAction.options.map((value) => ({ value, label: text[value]() })),
            ]}
            onChange={(action) => setTyped({ ...typed, action })}
          />
        </div>
        <div className="col-span-2 min-[1040px]:col-span-1">
          <TextField {...field('about')} hint={text.aboutHint()} maxLength={200} />
        </div>
        <TextField {...field('from')} type="date" />
        <TextField {...field('to')} type="date" />
        <Button type="submit" className="col-span-full justify-self-start">
          {text.apply()}
        </Button>
      </form>
    </search>
  );
}
