import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondStepText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { createCodes } from './actions.ts';
import { StepFailure } from './failure.tsx';
import type { PartProps } from './pages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepForm } from './step-form.tsx';
import { stepsQuery } from './steps-query.ts';
import { useConfirmedAttempt } from './use-confirmed-attempt.ts';

/** Creates new recovery codes, which replace the old ones. */
export function NewCodes({ owner, email, onDone }: PartProps) {
  const { data } = useSuspenseQuery(stepsQuery(owner));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { failure, isPending, run, isAsked, confirmed } = useConfirmedAttempt();
  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onDone} />;
  if (isAsked) {
    return (
      <Page title={text.newCodesTitle()} lead={text.confirmFirst()}>
        <StepForm steps={data.steps} hasCodes={data.codes !== null} onVerified={confirmed} />
      </Page>
    );
  }
  return (
    <Page title={text.newCodesTitle()} lead={text.newCodesLead()}>
      <div className="grid gap-4">
        <StepFailure failure={failure} tried="code" />
        <Button
          pending={isPending}
          onClick={() => void run(async () => setCodes(await createCodes()))}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {text.createCodes()}
        </Button>
      </div>
    </Page>
  );
}
