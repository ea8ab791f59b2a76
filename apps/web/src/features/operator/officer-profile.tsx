import { NmlsNumber, type OfficerProfile, setOfficerProfile } from '@latchkey/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import { call } from '@/lib/api/call.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { officersQuery, profileQuery } from './lead-queries.ts';
import { profileWords } from './lead-words.ts';

/** Form for the operator's own name and NMLS ID, collapsed by default. */
export function OfficerProfileForm() {
  const { data } = useQuery(profileQuery());
  if (!data) return null;
  return (
    <div className="border-y border-line">
      <Disclosure title={text.profile()} note={profileWords(data)}>
        <Fields stored={data} />
      </Disclosure>
    </div>
  );
}

function Fields({ stored }: { stored: OfficerProfile }) {
  const queries = useQueryClient();
  const [name, setName] = useState(stored.name ?? '');
  const [nmls, setNmls] = useState(stored.nmlsNumber ?? '');
  const [isBad, setBad] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim() || null, nmlsNumber: nmls.trim() || null };
      return (await call(setOfficerProfile, { body })).data;
    },
    onSuccess: async (saved) => {
      queries.setQueryData(profileQuery().queryKey, saved);
      showAlert({ variant: 'success', label: text.changeSaved(), message: text.profileSaved() });
      await queries.invalidateQueries({ queryKey: officersQuery().queryKey });
    },
    onError: () => showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isValid = nmls.trim() === '' || NmlsNumber.safeParse(nmls.trim()).success;
    setBad(!isValid);
    if (isValid) mutate();
  };
  return (
    <form
      aria-label={text.profile()}
      onSubmit={save}
      className="grid items-start gap-4 pb-4 sm:grid-cols-[1fr_16rem]"
    >
      <TextField
        label={text.name()}
        hint={text.profileHint()}
        maxLength={100}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={text.nmls()}
        inputMode="numeric"
        autoComplete="off"
        value={nmls}
        error={isBad ? text.nmlsWrong() : undefined}
        onChange={({ target }) => setNmls(target.value)}
      />
      <Button
        look="outline"
        type="submit"
        pending={isPending}
        className="col-span-full justify-self-start"
      >
        {text.saveProfile()}
      </Button>
    </form>
  );
}
