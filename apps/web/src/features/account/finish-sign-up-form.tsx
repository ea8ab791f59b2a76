import { zodResolver } from '@hookform/resolvers/zod';
import { FinishSignUp } from '@latchkey/domain';
import { useForm } from 'react-hook-form';
import { accountText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { weaknessOf } from './account-failure.ts';
import { FormFailure } from './form-failure.tsx';
import { PasswordField } from './password-field.tsx';
import type { Attempts } from './use-attempt.ts';

/** Asks for a name and a password after the user opens the link that confirms the email address. */
export function FinishSignUpForm({
  attempts: { failure, isPending, forget },
  onSubmit,
}: {
  attempts: Attempts;
  onSubmit: (form: FinishSignUp) => Promise<void>;
}) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(FinishSignUp),
    defaultValues: { fullName: '', password: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit, forget)} className="grid gap-4">
      <TextField
        label={text.fullName()}
        autoComplete="name"
        required
        error={validationText(errors.fullName?.message)}
        {...register('fullName')}
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
      <Button type="submit" pending={isPending} className="w-full">
        {text.finish()}
      </Button>
    </form>
  );
}
