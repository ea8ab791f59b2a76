import { zodResolver } from '@hookform/resolvers/zod';
import { SignIn } from '@latchkey/domain';
import { useForm } from 'react-hook-form';
import { RichText } from '@/lib/rich-text.tsx';
import { accountText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { endSignIn } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { signIn } from './account-actions.ts';
import { FormFailure } from './form-failure.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { PasswordField } from './password-field.tsx';
import { StaffSignIn } from './staff-sign-in.tsx';
import { useAttempt } from './use-attempt.ts';
import { ViewLink } from './view-link.tsx';

export function SignInForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(SignIn),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const { failure, attempt, forget } = useAttempt();
  const submit = handleSubmit(async (form) => {
    if (await attempt(() => signIn(form))) endSignIn();
  }, forget);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={text.email()}
        type="email"
        autoComplete="username"
        required
        error={validationText(errors.email?.message)}
        {...register('email')}
      />
      <div>
        <PasswordField
          label={text.password()}
          autoComplete="current-password"
          required
          error={validationText(errors.password?.message)}
          {...register('password')}
        />
        <p className="text-sm">
          <ViewLink to="reset-password">{text.forgot()}</ViewLink>
        </p>
      </div>
      <FormFailure failure={failure} sentence={text.signInFailed()} />
      <Button type="submit" pending={isSubmitting} className="w-full">
        {text['sign-in']()}
      </Button>
      <GoogleSignIn />
      <StaffSignIn />
      <p className="text-sm text-ink-soft">
        <RichText
          text={text.noAccount()}
          parts={{ a: (words) => <ViewLink to="sign-up">{words}</ViewLink> }}
        />
      </p>
    </form>
  );
}
