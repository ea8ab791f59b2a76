import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/log.ts';
import { loadTextsIn, locales } from '@/lib/text.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { mortgageRatesQuery } from '@/state/queries.ts';
import type { ReadFile } from './papers/papers.ts';

/** Reads a file on this device. The code that reads PDFs loads separately, after the page. */
export const readFile: ReadFile = async (file, password) => {
  try {
    const { readPaper } = await import('./reader/read-paper.ts');
    return await readPaper(file, password === undefined ? {} : { password });
  } catch (error) {
    logFailure('Could not load the reader', error);
    return { kind: 'reader-unavailable' };
  }
};

/**
 * Hook that loads everything that the page needs later, as soon as the browser is idle: the reader,
 * its worker, the questions in every language and the average rates. From then on, the page works without a
 * connection.
 *
 * @returns whether everything has loaded
 */
export function useReadyOffline(): boolean {
  const [isReady, setReady] = useState(false);
  const { isSuccess: hasRates } = useQuery(mortgageRatesQuery());
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        await Promise.all([prepareReader(), ...locales.map(loadQuestions)]);
        if (!isGone) setReady(true);
      } catch (error) {
        logFailure('Could not load what the page needs without a connection', error);
      }
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isGone = true;
      cancel();
      endReader?.();
    };
  }, []);
  return isReady && hasRates;
}

/**
 * Terminates the worker when the visitor leaves the page. Undefined until the reader has loaded.
 */
let endReader: (() => void) | undefined;

async function prepareReader(): Promise<void> {
  const { close, prepare } = await import('./reader/read-paper.ts');
  endReader = close;
  await prepare();
}

function loadQuestions(locale: string): Promise<void> {
  return loadTextsIn(locale, ['loan-estimate']);
}
