import { useNavigate } from 'react-router';
import { changeDraft } from '@/state/draft.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';

/** Changes the quote in progress. If another tab has cleared it, goes to the first question. */
export function useDraftChange(): typeof changeDraft {
  const navigate = useNavigate();
  return (changes) => {
    const isChanged = changeDraft(changes);
    if (!isChanged) void navigate(FIRST_QUESTION, { replace: true });
    return isChanged;
  };
}
