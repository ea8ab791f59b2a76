import { zodResolver } from '@hookform/resolvers/zod';
import { OwnName } from '@latchkey/domain';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { setName } from './account-actions.ts';
import { FormFailure } from './form-failure.tsx';
import { useAttempt } from './use-attempt.ts';

/** Changes the user's name, or adds one to an account without a name. */
export function NameForm({ name }: { name: string | null }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(OwnName),
    values: { fullName: name ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const [isSaved, setSaved] = useState(false);
  const { failure, isPending, attempt, forget } = useAttempt();
  const submit = handleSubmit(async (form) => {
    setSaved(false);
    setSaved(await attempt(() => setName(form)));
  }, forget);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={text.fullName()}
        autoComplete="name"
        required
        error={validationText(formState.errors.fullName?.message)}
        {...register('fullName')}
      />
      <FormFailure failure={failure} sentence={text.nameFailed()} />
      <div role="status">
        {isSaved ? (
          <p className="flex gap-2 font-semibold text-brand">
            <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
            {text.nameSaved()}
          </p>
        ) : null}
      </div>
      <Button type="submit" look="outline" pending={isPending} className="justify-self-start">
        {text.saveName()}
      </Button>
    </form>
  );
}
