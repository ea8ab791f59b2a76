import {
  type ErasurePreview,
  type ErasureResult,
  NoticeEmail,
  previewErasure,
} from '@latchkey/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '@/lib/api/call.ts';
import { erasureText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { FormProblem } from '../form-problem.tsx';
import { ErasedNote } from './erased-note.tsx';
import { Preview } from './erasure-preview.tsx';

/**
 * The page where a manager erases a person's data. The page first shows what the erasure would
 * remove.
 */
export function ErasePage() {
  const [found, setFound] = useState<{ email: string; preview: ErasurePreview } | null>(null);
  const [result, setResult] = useState<ErasureResult | null>(null);
  return (
    <Page title={text.title()} lead={text.lead()}>
      <div className="grid gap-6">
        <LookUpForm
          onFound={(email, preview) => {
            setResult(null);
            setFound({ email, preview });
          }}
        />
        {found ? (
          <Preview
            key={found.email}
            {...found}
            onErased={(erased) => {
              setFound(null);
              setResult(erased);
            }}
          />
        ) : null}
        {result ? <ErasedNote result={result} /> : null}
      </div>
    </Page>
  );
}

/** Looks up the data that we store about the person with a given email address. */
function LookUpForm({ onFound }: { onFound: (email: string, preview: ErasurePreview) => void }) {
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (email: string) => (await call(previewErasure, { body: { email } })).data,
    onSuccess: (preview, email) => onFound(email, preview),
  });
  const lookUp = (event: FormEvent) => {
    event.preventDefault();
    const email = NoticeEmail.safeParse(typed);
    setBad(!email.success);
    if (email.success) mutate(email.data);
  };
  return (
    <form onSubmit={lookUp} noValidate className="grid max-w-(--column) gap-3">
      <TextField
        label={text.email()}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isBad ? text.emailWrong() : undefined}
      />
      <FormProblem>{isError ? text.lookUpFailed() : null}</FormProblem>
      <Button type="submit" pending={isPending} className="justify-self-start">
        {text.lookUp()}
      </Button>
    </form>
  );
}
