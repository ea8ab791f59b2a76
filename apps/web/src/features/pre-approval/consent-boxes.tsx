import type { Brand } from '@latchkey/domain';
import { useId } from 'react';
import { preApprovalText as text } from '@/lib/texts.ts';
import { Checkbox } from '@/ui/checkbox.tsx';

/** The buyer's consent, which is separate for calls and for text messages. */
export interface Consent {
  readonly call: boolean;
  readonly text: boolean;
}

export const noConsent: Consent = { call: false, text: false };

/** Two checkboxes, unchecked by default. Disabled until the buyer enters a phone number. */
export function ConsentBoxes({
  wording,
  hasNumber,
  consent,
  onChange,
}: {
  wording: Brand['phoneConsent'];
  hasNumber: boolean;
  consent: Consent;
  onChange: (consent: Consent) => void;
}) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId} className="text-sm">
      <legend className="font-semibold">{text.consentTitle()}</legend>
      <p id={hintId} className="text-ink-soft">
        {hasNumber ? text.consentFree() : text.consentNeedsNumber()}
      </p>
      <div className="mt-2 grid gap-1">
        <Checkbox
          checked={consent.call}
          disabled={!hasNumber}
          onChange={({ target }) => onChange({ ...consent, call: target.checked })}
        >
          {wording.call}
        </Checkbox>
        <Checkbox
          checked={consent.text}
          disabled={!hasNumber}
          onChange={({ target }) => onChange({ ...consent, text: target.checked })}
        >
          {wording.text}
        </Checkbox>
      </div>
    </fieldset>
  );
}
