import type { FormTraces } from '@latchkey/contract';
import { type RefObject, useRef, useState } from 'react';
import { text } from './pre-approval-text.ts';

/** How the form is filled in, told with it: from its first sight on. */
export function useFormTraces(): {
  trap: RefObject<HTMLInputElement | null>;
  read: () => FormTraces;
} {
  const trap = useRef<HTMLInputElement>(null);
  const [start] = useState(() => performance.now());
  return {
    trap,
    read: () => ({
      website: trap.current?.value ?? '',
      seconds: Math.round((performance.now() - start) / 100) / 10,
    }),
  };
}

/** A field that people neither see, hear nor reach, and that programs fill in. */
export function FormTrap({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {text.trap()}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
