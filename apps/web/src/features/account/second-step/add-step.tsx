import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondStepText as text } from '@/lib/texts.ts';
import { Page } from '@/ui/page.tsx';
import {
  type AppKey,
  addPasskey,
  createCodes,
  type StepKind,
  startApp,
  verifyCode,
} from './actions.ts';
import { AppSetup } from './app-setup.tsx';
import { ChooseStep } from './choose-step.tsx';
import type { PartProps } from './pages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepForm } from './step-form.tsx';
import { stepsQuery } from './steps-query.ts';
import { useConfirmedAttempt } from './use-confirmed-attempt.ts';

/**
 * Adds a passkey or an authenticator app. Afterward, shows ten recovery codes if the user did not
 * have any.
 */
export function AddStep({ owner, email, isRequired, onDone }: PartProps) {
  const { data } = useSuspenseQuery(stepsQuery(owner));
  // The list grows while this page is open, and the page must not change with it.
  const [{ steps, codes: former }] = useState(data);
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const attempts = useConfirmedAttempt();

  const finish = async () => {
    if (former) await onDone();
    else setCodes(await createCodes());
  };
  const choose = (kind: StepKind, name: string) =>
    attempts.run(async () => {
      if (kind === 'totp') return setKey(await startApp(name));
      await addPasskey(name);
      await finish();
    });

  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onDone} />;
  if (attempts.isAsked) {
    return (
      <Page title={text.addTitle()} lead={text.confirmFirst()}>
        <StepForm steps={steps} hasCodes={former !== null} onVerified={attempts.confirmed} />
      </Page>
    );
  }
  if (key) {
    const verify = async (code: string) => {
      await verifyCode(key.factorId, code);
      await finish();
    };
    return <AppSetup appKey={key} onCode={verify} onBack={() => setKey(null)} />;
  }
  const lead = isRequired ? text.requiredLead() : text.addLead();
  return (
    <Page title={text.addTitle()} lead={lead}>
      <ChooseStep
        taken={steps.map(({ friendly_name }) => friendly_name ?? '')}
        attempts={attempts}
        onChoose={choose}
      />
    </Page>
  );
}
