import { confirmDraft, type Fault } from '@latchkey/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dismissErrors } from '@/lib/alerts.ts';
import { currentDraft } from '@/state/draft.ts';
import { CONFIRMATION, FIRST_QUESTION, nextAddress, pageAtAddress } from '@/state/wizard.ts';
import { useSaveQuote } from './use-save-quote.ts';

const onward = nextAddress(pageAtAddress(CONFIRMATION)) ?? CONFIRMATION;

interface Confirming {
  /** What stood in the way at the last attempt, the first to be told. */
  readonly faults: readonly Fault[];
  readonly isPending: boolean;
  readonly confirm: () => void;
}

/** Confirms the quote in progress: holds it against the rules, saves it and moves on. */
export function useConfirm(): Confirming {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const navigate = useNavigate();
  const { mutate, isPending } = useSaveQuote();

  const confirm = () => {
    const draft = currentDraft();
    if (draft === null) {
      void navigate(FIRST_QUESTION);
      return;
    }
    const { quote, faults: found = [] } = confirmDraft(draft);
    setFaults(found);
    dismissErrors();
    if (!quote) return;
    mutate({ draft, answers: quote }, { onSuccess: () => navigate(onward) });
  };
  return { faults, isPending, confirm };
}
