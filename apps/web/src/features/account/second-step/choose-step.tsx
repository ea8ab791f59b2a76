import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Smartphone from 'lucide-react/icons/smartphone';
import { type FormEvent, useState } from 'react';
import { secondStepText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import type { StepKind } from './actions.ts';
import { StepFailure } from './failure.tsx';
import type { useConfirmedAttempt } from './use-confirmed-attempt.ts';

const kinds = [
  { kind: 'webauthn', Icon: Fingerprint, words: text.webauthnWords },
  { kind: 'totp', Icon: Smartphone, words: text.totpWords },
] as const;

/**
 * Whether this browser can use passkeys on this site. Passkeys require a host name, not an IP
 * address.
 */
function allowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Returns an unused name for a new second step, such as "Passkey 2". */
function freeName(kind: StepKind, taken: readonly string[]): string {
  const name = text[kind]();
  const names = [name, ...taken.map((_, index) => `${name} ${index + 2}`)];
  return names.find((each) => !taken.includes(each)) ?? name;
}

/** Asks for the type and the name of the new second step. */
export function ChooseStep({
  taken,
  attempts: { failure, isPending, forget },
  onChoose,
}: {
  /** The names of the user's other second steps. */
  taken: readonly string[];
  attempts: Pick<ReturnType<typeof useConfirmedAttempt>, 'failure' | 'isPending' | 'forget'>;
  onChoose: (kind: StepKind, name: string) => Promise<void>;
}) {
  const hasPasskeys = allowsPasskeys();
  const [kind, setKind] = useState<StepKind>(hasPasskeys ? 'webauthn' : 'totp');
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const name = typed ?? freeName(kind, taken);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') forget();
    else if (!isPending) void onChoose(kind, name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{text.kinds()}</legend>
        {kinds.map(({ kind: each, Icon, words }) => (
          <label
            key={each}
            className="flex items-start gap-4 rounded-control border border-line-strong bg-surface p-4 has-enabled:cursor-pointer has-enabled:hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              disabled={each === 'webauthn' && !hasPasskeys}
              onChange={() => setKind(each)}
              className="mt-0.5 size-6 shrink-0 accent-brand"
            />
            <span className="grow">
              <span className="block font-semibold">{text[each]()}</span>
              <span className="block text-sm text-ink-soft">
                {each === 'webauthn' && !hasPasskeys ? text.noPasskeys() : words()}
              </span>
            </span>
            <Icon size={24} aria-hidden className="shrink-0 text-brand" />
          </label>
        ))}
      </fieldset>
      <TextField
        label={text.name()}
        hint={text.nameHint()}
        value={name}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={100}
        autoComplete="off"
        error={isMissing ? text.nameMissing() : undefined}
      />
      <StepFailure failure={failure} tried="passkey" />
      <Button type="submit" pending={isPending} className="w-full sm:w-auto sm:justify-self-start">
        {text.continue()}
      </Button>
    </form>
  );
}
