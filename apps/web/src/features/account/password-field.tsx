import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { accountText as text } from '@/lib/texts.ts';
import { Field, inputClass } from '@/ui/field.tsx';

/**
 * A password input. Supports pasting, password managers and showing the password. Warns if Caps
 * Lock is on. Spread React Hook Form's `register(name)` into its props.
 */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="relative">
            <input
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={noticeCapsLock}
              onKeyUp={noticeCapsLock}
              className={`${inputClass} pr-14`}
            />
            <button
              type="button"
              aria-label={text.showPassword()}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-0 right-0 flex w-13 items-center justify-center rounded-control text-ink-soft hover:text-ink"
            >
              <Icon size={20} aria-hidden />
            </button>
          </div>
        )}
      </Field>
      <p role="status" className="text-sm font-semibold text-warn-ink not-empty:mt-1.5">
        {isCapsLock ? text.capsLock() : null}
      </p>
    </div>
  );
}
