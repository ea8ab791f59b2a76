import { zodResolver } from '@hookform/resolvers/zod';
import { type Brand, Subject } from '@latchkey/domain';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dismissErrors } from '@/lib/alerts.ts';
import { fullNameOf, useUser } from '@/lib/auth/auth-state.ts';
import { useSite } from '@/lib/site.ts';
import { preApprovalText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { Button } from '@/ui/button.tsx';
import { FormTrap, useFormTraces } from '@/ui/form-traces.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { type Consent, ConsentBoxes, noConsent } from './consent-boxes.tsx';
import type { ApprovalRequest } from './use-submit-quote.ts';

type Contact = Omit<ApprovalRequest, 'quote'>;

const checkSubject = zodResolver(Subject);

/**
 * Fields for the buyer's name, contact details and consent. If there is no consent text in the
 * page's language, there is no phone field.
 */
export function ContactForm({
  pending,
  onSend,
}: {
  pending: boolean;
  onSend: (contact: Contact) => void;
}) {
  const { phoneConsent: wording } = useSite().brand;
  const { register, errors, hasNumber, consent, setConsent, trap, send } = useContactForm(
    wording,
    onSend,
  );
  return (
    <form noValidate onSubmit={send} className="relative grid gap-5">
      <FormTrap ref={trap} label={text.trap()} />
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
      {wording === null ? null : (
        <>
          <TextField
            label={text.phone()}
            type="tel"
            autoComplete="tel"
            error={validationText(errors.phone?.message)}
            {...register('phone', {
              setValueAs: (typed?: string) => typed?.trim() || undefined,
              // The consent is for one phone number, so removing the number removes the consent.
              onChange: ({ target }) => isNumber(target.value) || setConsent(noConsent),
            })}
          />
          <ConsentBoxes
            wording={wording}
            hasNumber={hasNumber}
            consent={consent}
            onChange={setConsent}
          />
        </>
      )}
      <p className="text-sm text-ink-soft">{text.neverAsked()}</p>
      <Button type="submit" look="gold" pending={pending} className="w-full">
        {text.send()}
      </Button>
    </form>
  );
}

/** Hook for the fields, their errors and the consent, and for sending them. */
function useContactForm(wording: Brand['phoneConsent'] | null, onSend: (contact: Contact) => void) {
  const { register, handleSubmit, control, formState } = useForm({
    // If the buyer entered a phone number before the phone field disappeared, the form still
    // contains that number.
    resolver: ({ phone, ...person }, ...rest) =>
      checkSubject(wording === null ? person : { ...person, phone }, ...rest),
    defaultValues: { fullName: '', email: '' },
    values: useOwnContact(),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;
  // The wording differs between languages, and each wording has its own version.
  const version = wording?.version ?? '';
  const [consent, setConsent] = useConsent(version);
  const hasNumber = isNumber(useWatch({ control, name: 'phone' }));

  const { trap, readTraces } = useFormTraces();

  const send = handleSubmit(({ phone, ...person }) => {
    const form = readTraces();
    onSend(
      phone === undefined
        ? { subject: person, form }
        : { subject: { ...person, phone }, form, consent: { ...consent, textVersion: version } },
    );
  }, dismissErrors);
  return { register, errors, hasNumber, consent, setConsent, trap, send };
}

/**
 * Hook for the consent to one version of the wording. Such consent does not apply to another
 * version.
 */
function useConsent(version: string): [Consent, (changed: Consent) => void] {
  const [given, setGiven] = useState({ consent: noConsent, version });
  const consent = given.version === version ? given.consent : noConsent;
  return [consent, (changed) => setGiven({ consent: changed, version })];
}

/** Hook that prefills the form with the user's contact details. Keeps what the user has typed. */
function useOwnContact(): Subject {
  const user = useUser();
  return { fullName: (user && fullNameOf(user)) ?? '', email: user?.email ?? '' };
}

function isNumber(typed: string | undefined): boolean {
  return typed !== undefined && Subject.shape.phone.safeParse(typed).success;
}
