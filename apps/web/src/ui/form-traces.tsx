import type { FormTraces } from '@latchkey/contract';
import { type RefObject, useRef, useState } from 'react';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';

/**
 * Hook that returns signals for spam detection: the honeypot's value and the form's age in seconds.
 * For a server-rendered form, the form's age is the age of the page.
 */
export function useFormTraces(): {
  trap: RefObject<HTMLInputElement | null>;
  readTraces: () => FormTraces;
} {
  const trap = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [start] = useState(() => (isHydrated ? performance.now() : 0));
  return {
    trap,
    readTraces: () => ({
      website: trap.current?.value ?? '',
      seconds: Math.round((performance.now() - start) / 100) / 10,
    }),
  };
}

/** Honeypot: a field that people cannot see, hear or reach. Bots fill it in. */
export function FormTrap({
  ref,
  label,
}: {
  ref: RefObject<HTMLInputElement | null>;
  /** Tells people who find the field to leave it empty. */
  label: string;
}) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {label}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
