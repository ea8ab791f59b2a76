import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { secondStepText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { MailSentence } from '@/ui/mail-sentence.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { useAttempt } from '../use-attempt.ts';
import { type SecondStep, verifyCode, verifyPasskey } from './actions.ts';
import { CodeField } from './code-field.tsx';
import { StepFailure } from './failure.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { nameOf } from './step-name.ts';

interface Props {
  /** The passkeys and authenticator apps that the user can use for verification now. */
  readonly steps: readonly SecondStep[];
  readonly hasCodes: boolean;
  readonly onVerified: () => void;
}

/** Asks for a passkey, the code of an authenticator app, or a recovery code. */
export function StepForm({ steps, hasCodes, onVerified }: Props) {
  const [isRecovery, setRecovery] = useState(steps.length === 0);
  return (
    <div className="grid gap-4">
      {isRecovery ? (
        <RecoveryForm onVerified={onVerified} />
      ) : (
        <Ways steps={steps} onVerified={onVerified} />
      )}
      <div className="flex flex-wrap gap-x-4">
        {steps.length > 0 && (hasCodes || isRecovery) ? (
          <Button look="quiet" className="-ml-2" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? text.otherWay() : text.withRecovery()}
          </Button>
        ) : null}
      </div>
      {steps.length > 0 ? <LostDevice /> : null}
    </div>
  );
}

function Ways({ steps, onVerified }: Pick<Props, 'steps' | 'onVerified'>) {
  const passkeys = steps.filter(({ factor_type }) => factor_type === 'webauthn');
  const apps = steps.filter(({ factor_type }) => factor_type === 'totp');
  return (
    <>
      {passkeys.length > 0 ? <Passkeys passkeys={passkeys} onVerified={onVerified} /> : null}
      {passkeys.length > 0 && apps.length > 0 ? (
        <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {text.or()}
        </p>
      ) : null}
      {apps.length > 0 ? (
        <Apps apps={apps} takesFocus={passkeys.length === 0} onVerified={onVerified} />
      ) : null}
    </>
  );
}

function Passkeys({
  passkeys,
  onVerified,
}: {
  passkeys: readonly SecondStep[];
  onVerified: () => void;
}) {
  const { failure, isPending, attempt } = useAttempt();
  const use = async ({ id }: SecondStep) => {
    if (await attempt(() => verifyPasskey(id))) onVerified();
  };
  return (
    <div className="grid gap-3">
      {passkeys.map((passkey) => (
        <Button
          key={passkey.id}
          pending={isPending}
          onClick={() => void use(passkey)}
          className="w-full [overflow-wrap:anywhere]"
        >
          <Fingerprint size={20} aria-hidden className="shrink-0" />
          {passkeys.length === 1
            ? text.withPasskey()
            : text.withPasskeyNamed({ name: nameOf(passkey) })}
        </Button>
      ))}
      <StepFailure failure={failure} tried="passkey" />
    </div>
  );
}

function Apps({
  apps,
  takesFocus,
  onVerified,
}: {
  apps: readonly SecondStep[];
  takesFocus: boolean;
  onVerified: () => void;
}) {
  const [chosen, setChosen] = useState(apps[0]?.id ?? '');
  const options = apps.map((app) => ({ value: app.id, label: nameOf(app) }));
  return (
    <div className="grid gap-4">
      {apps.length > 1 ? (
        <SelectField
          label={text.whichApp()}
          options={options}
          value={chosen}
          onChange={setChosen}
        />
      ) : null}
      <CodeField
        label={text.code()}
        hint={text.codeHint()}
        takesFocus={takesFocus}
        onCode={async (code) => {
          await verifyCode(chosen, code);
          onVerified();
        }}
      />
    </div>
  );
}

/** Explains what to do if the user no longer has the phone or the security key. */
function LostDevice() {
  return (
    <details className="text-sm text-ink-soft">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        {text.lost()}
      </summary>
      <div className="grid gap-2 pb-2">
        <p>{text.lostCode()}</p>
        <MailSentence text={text.lostAll} />
      </div>
    </details>
  );
}
