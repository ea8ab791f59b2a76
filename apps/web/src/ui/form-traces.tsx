import type { FormTraces } from '@latchkey/contract';
import { type RefObject, useRef, useState } from 'react';
import { preApprovalText as text } from '@/lib/texts.ts';

/** Signals for spam detection: the honeypot's value and the seconds since the form appeared. */
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

/** Honeypot: a field that people cannot see, hear or reach, but bots fill in. */
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
