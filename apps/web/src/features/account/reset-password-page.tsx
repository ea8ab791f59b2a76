import { zodResolver } from '@hookform/resolvers/zod';
import { NewPassword } from '@latchkey/domain';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fullNameOf, useUser } from '@/lib/auth/auth-state.ts';
import { accountText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { DASHBOARD } from '@/state/account/pages.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { setPassword } from './account-actions.ts';
import { weaknessOf } from './account-failure.ts';
import { FormFailure } from './form-failure.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Sets a new password for the signed-in user. Also asks for a name if the account has no name. If
 * the reset link is the first proof that the user owns the email address, the server discards the
 * name from sign-up, because someone else may have typed it.
 */
export function ResetPasswordPage() {
  const user = useUser();
  const email = user?.email ?? '';
  return (
    <div>
      <ButtonLink look="quiet" to={DASHBOARD} className="-ml-2 mb-4">
        <ChevronLeft size={18} aria-hidden />
        {text.dashboard()}
      </ButtonLink>
      <Page
        title={text['reset-password']()}
        lead={<p className="[overflow-wrap:anywhere]">{text.newPasswordFor({ email })}</p>}
      >
        <NewPasswordForm email={email} asksForName={user !== null && fullNameOf(user) === null} />
      </Page>
    </div>
  );
}

function NewPasswordForm({ email, asksForName }: { email: string; asksForName: boolean }) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '' },
  });
  const [isDone, setDone] = useState(false);
  const { failure, isPending, attempt, forget } = useAttempt();
  const submit = handleSubmit(async (form) => {
    setDone(false);
    if (!(await attempt(() => setPassword(form)))) return;
    setDone(true);
    reset();
  }, forget);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* A hidden field that tells password managers which account the password is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={text.newPassword()}
        hint={text.passwordHint()}
        autoComplete="new-password"
        required
        error={validationText(formState.errors.password?.message) ?? weaknessOf(failure)}
        {...register('password')}
      />
      {asksForName ? (
        <TextField
          label={text.fullName()}
          hint={text.nameMissing()}
          autoComplete="name"
          error={validationText(formState.errors.fullName?.message)}
          {...register('fullName', { setValueAs: (typed?: string) => typed?.trim() || undefined })}
        />
      ) : null}
      <FormFailure failure={failure} sentence={text.resetFailed()} />
      <div role="status">
        {isDone ? (
          <p className="flex gap-2 font-semibold text-brand">
            <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
            {text.resetDone()}
          </p>
        ) : null}
      </div>
      <Button type="submit" pending={isPending} className="w-full">
        {text.resetPassword()}
      </Button>
    </form>
  );
}
