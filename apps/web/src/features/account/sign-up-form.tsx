import { zodResolver } from '@hookform/resolvers/zod';
import { SignUp } from '@latchkey/domain';
import { useForm } from 'react-hook-form';
import { RichText } from '@/lib/rich-text.tsx';
import { accountText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { endSignIn, useAccountDialog } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { signUp } from './account-actions.ts';
import { weaknessOf } from './account-failure.ts';
import { FormFailure } from './form-failure.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { ViewLink } from './view-link.tsx';

/** @param onSent called with the email address if the user must confirm it before signing in */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const prefill = useAccountDialog((state) => state.prefill);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(SignUp),
    defaultValues: { ...prefill, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const { failure, attempt, forget } = useAttempt();
  const submit = handleSubmit(
    (form) =>
      attempt(async () => {
        if (await signUp(form)) endSignIn();
        else onSent(form.email);
      }),
    forget,
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={text.fullName()}
        autoComplete="name"
        required
        error={validationText(errors.fullName?.message)}
        {...register('fullName')}
      />
      <TextField
        label={text.email()}
        type="email"
        autoComplete="email"
        required
        error={validationText(errors.email?.message)}
        {...register('email')}
      />
      <PasswordField
        label={text.password()}
        hint={text.passwordHint()}
        autoComplete="new-password"
        required
        error={validationText(errors.password?.message) ?? weaknessOf(failure)}
        {...register('password')}
      />
      <FormFailure failure={failure} sentence={text.signUpFailed()} />
      <Button type="submit" pending={isSubmitting} className="w-full">
        {text['sign-up']()}
      </Button>
      <GoogleSignIn />
      <p className="text-sm text-ink-soft">
        <RichText
          text={text.hasAccount()}
          parts={{ a: (words) => <ViewLink to="sign-in">{words}</ViewLink> }}
        />
      </p>
    </form>
  );
}
