import {
  type ErasurePreview,
  type ErasureResult,
  erasePerson,
  erasureKinds,
  pathOf,
  referenceOf,
} from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ApiProblem, call, NotConfirmed } from '@/lib/api/call.ts';
import { day, moment, wholeNumber } from '@/lib/format.ts';
import { erasureText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { FactList } from '@/ui/fact-list.tsx';
import { WarmNote } from '@/ui/note.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { FormProblem } from '../form-problem.tsx';
import { HeldRequests } from './erased-note.tsx';

interface Props {
  readonly email: string;
  readonly preview: ErasurePreview;
  readonly onErased: (result: ErasureResult) => void;
}

/** Shows what an erasure would remove, and the form that performs it. */
export function Preview({ email, preview, onErased }: Props) {
  const { counts, requests, held, otherAddresses, hasRole, lastErasedAt } = preview;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <Card>
      <div className="grid gap-5" role="status">
        {isEmpty ? (
          <p>{text.nothing({ email })}</p>
        ) : (
          <FactList
            title={text.found({ email })}
            facts={erasureKinds
              .filter((kind) => counts[kind] > 0)
              .map((kind) => [text[kind](), wholeNumber(counts[kind])])}
          />
        )}
        {lastErasedAt ? <p>{text.erasedBefore({ moment: moment(lastErasedAt) })}</p> : null}
        {requests.length > 0 ? <Requests requests={requests} /> : null}
        {held.length > 0 ? <HeldRequests held={held} /> : null}
        {otherAddresses.length > 0 ? (
          <WarmNote title={text.others()}>
            <p>{text.othersNote()}</p>
            <ul className="mt-2 list-disc pl-5 wrap-anywhere">
              {otherAddresses.map((address) => (
                <li key={address}>{address}</li>
              ))}
            </ul>
          </WarmNote>
        ) : null}
        {hasRole ? <FormProblem>{text.hasRole()}</FormProblem> : null}
      </div>
      {isEmpty || hasRole ? null : <EraseForm email={email} onErased={onErased} />}
    </Card>
  );
}

function Requests({ requests }: Pick<ErasurePreview, 'requests'>) {
  return (
    <ul className="grid gap-1 text-sm wrap-anywhere">
      {requests.map(({ id, fullName, createdAt }) => (
        <li key={id}>
          <Link
            to={pathOf('lead', { leadId: id })}
            className="font-semibold text-brand underline underline-offset-2"
          >
            {text.request({ name: fullName, reference: referenceOf(id), day: day(createdAt) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Erases the person's data after the manager has typed the address again. */
function EraseForm({ email, onErased }: Pick<Props, 'email' | 'onErased'>) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isDifferent, setDifferent] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const body = { email, confirmation: typed.trim() };
      return (await call(erasePerson, { body })).data;
    },
    onSuccess: async (result) => {
      onErased(result);
      await queries.invalidateQueries();
    },
  });
  const erase = (event: FormEvent) => {
    event.preventDefault();
    const isSame = typed.trim().toLowerCase() === email;
    setDifferent(!isSame);
    if (isSame) mutate();
  };
  return (
    <form onSubmit={erase} noValidate className="mt-6 grid gap-3 border-t border-line pt-5">
      <TextField
        label={text.confirm()}
        hint={text.confirmHint()}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isDifferent ? text.confirmWrong() : undefined}
      />
      <FormProblem>{problemOf(error)}</FormProblem>
      <Button
        type="submit"
        pending={isPending}
        className="justify-self-start bg-danger! text-surface!"
      >
        {text.erase()}
      </Button>
    </form>
  );
}

function problemOf(error: Error | null): string | null {
  if (!error || error instanceof NotConfirmed) return null;
  const hasRole = error instanceof ApiProblem && error.code === 'account-has-role';
  return hasRole ? text.hasRole() : text.eraseFailed();
}
