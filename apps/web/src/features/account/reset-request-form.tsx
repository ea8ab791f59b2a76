import { zodResolver } from '@hookform/resolvers/zod';
import { ResetRequest } from '@latchkey/domain';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { requestReset } from './account-actions.ts';
import { FormFailure } from './form-failure.tsx';
import { useAttempt } from './use-attempt.ts';
import { ViewLink } from './view-link.tsx';

/** The form that requests a password reset email. Disabled while pending and cleared afterward. */
export function ResetRequestForm() {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(ResetRequest),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const [isSent, setSent] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const submit = handleSubmit(async (form) => {
    setSent(false);
    if (!(await attempt(() => requestReset(form)))) return;
    setSent(true);
    reset();
  }, forget);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid gap-4 disabled:opacity-60">
        <TextField
          label={text.email()}
          type="email"
          autoComplete="username"
          required
          error={validationText(errors.email?.message)}
          {...register('email')}
        />
        <FormFailure failure={failure} sentence={text.resetRequestFailed()} />
        <div role="status">
          {isSent ? (
            <p className="flex gap-2 text-sm font-semibold text-brand">
              <MailCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
              {text.resetRequested()}
            </p>
          ) : null}
        </div>
        <Button type="submit" className="w-full">
          {text.sendInstructions()}
        </Button>
        <p className="text-sm">
          <ViewLink to="sign-in">{text.backToSignIn()}</ViewLink>
        </p>
      </fieldset>
    </form>
  );
}
