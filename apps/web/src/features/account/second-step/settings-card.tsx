import { useQuery } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRef, useState } from 'react';
import { day } from '@/lib/format.ts';
import { secondStepText as text } from '@/lib/texts.ts';
import { SECOND_STEP } from '@/state/account/pages.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import type { SecondStep, SecondSteps } from './actions.ts';
import { NEW_CODES } from './pages.ts';
import { RemoveStep } from './remove-step.tsx';
import { nameOf } from './step-name.ts';
import { stepsQuery } from './steps-query.ts';

/** Lists the user's passkeys and authenticator apps, and shows how many recovery codes are left. */
export function SecondStepSettings({ owner }: { owner: string }) {
  const { data, isError } = useQuery(stepsQuery(owner));
  const hasSteps = data !== undefined && data.steps.length > 0;
  return (
    <Card>
      <h2 className="text-lg font-bold">{text.listTitle()}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{text.listLead()}</p>
      {isError ? (
        <p role="alert" className="mb-4 text-sm font-semibold text-danger">
          {text.loadFailed()}
        </p>
      ) : null}
      {data ? <Steps owner={owner} data={data} /> : null}
      <ButtonLink look="outline" to={SECOND_STEP}>
        {hasSteps ? text.addAnother() : text.add()}
      </ButtonLink>
    </Card>
  );
}

function Steps({ owner, data }: { owner: string; data: SecondSteps }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const [asked, setAsked] = useState<SecondStep | null>(null);
  return (
    <>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="text-sm font-semibold text-brand wrap-anywhere outline-none not-empty:mb-3"
      >
        {removed === null ? null : text.removed({ name: removed })}
      </p>
      {data.steps.length > 0 ? (
        <>
          <ul aria-label={text.list()} className="mb-4 divide-y divide-line border-y border-line">
            {data.steps.map((step) => (
              <Step key={step.id} step={step} onRemove={() => setAsked(step)} />
            ))}
          </ul>
          <Codes codes={data.codes} />
        </>
      ) : null}
      {asked ? (
        <RemoveStep
          owner={owner}
          step={asked}
          data={data}
          onClose={(isRemoved) => {
            setAsked(null);
            if (!isRemoved) return;
            setRemoved(nameOf(asked));
            // The button that had the focus disappears together with its row.
            status.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

function Step({ step, onRemove }: { step: SecondStep; onRemove: () => void }) {
  const Icon = step.factor_type === 'webauthn' ? Fingerprint : Smartphone;
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={24} aria-hidden className="shrink-0 text-brand" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{nameOf(step)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{text.added({ date: day(step.created_at) })}</span>
          <span>{text.used({ date: day(step.updated_at) })}</span>
        </p>
      </div>
      <Button look="quiet" className="shrink-0 text-brand!" onClick={onRemove}>
        <span>
          {text.remove()}
          <span className="sr-only"> {nameOf(step)}</span>
        </span>
      </Button>
    </li>
  );
}

function Codes({ codes }: Pick<SecondSteps, 'codes'>) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p>
        {codes ? text.codesLeft({ left: codes.remaining, total: codes.total }) : text.noCodes()}
      </p>
      <ButtonLink look="quiet" to={NEW_CODES} className="-mx-2 text-brand!">
        {text.newCodes()}
      </ButtonLink>
    </div>
  );
}
