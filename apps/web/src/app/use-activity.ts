import { showAccess } from '@latchkey/contract';
import { useEffect } from 'react';
import { call } from '@/lib/api/call.ts';
import { logFailure } from '@/lib/log.ts';

/** Minimum time between two reports of activity, in milliseconds. */
const REPORT_EVERY_MS = 60_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Reports to the server that the user is active, so that the session does not end while the user
 * types or reads. An open page that is not in use reports nothing.
 */
export function useActivity(): void {
  useEffect(() => {
    let reportedAt = Date.now();
    const report = () => {
      if (Date.now() - reportedAt < REPORT_EVERY_MS) return;
      reportedAt = Date.now();
      call(showAccess, {}).catch((error: unknown) =>
        logFailure('Could not report activity', error),
      );
    };
    for (const sign of signs) window.addEventListener(sign, report, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, report);
    };
  }, []);
}
