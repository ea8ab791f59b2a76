import { create } from 'zustand';
import { onStorageChange, tabStorage } from '@/lib/storage.ts';
import { DRAFT_KEY } from './draft.ts';

const KEY = 'latchkey.sent';

/**
 * The last request that this tab sent. It is stored, so that the thank-you page still works after a
 * reload. The request contains contact details, so it is deleted when the tab closes. The thank-you
 * page validates it.
 */
const useStore = create<{ sent: unknown }>(() => ({ sent: tabStorage.read(KEY) }));

export function useSentRequest(): unknown {
  return useStore(({ sent }) => sent);
}

export function keepSentRequest(sent: object): void {
  tabStorage.write(KEY, sent);
  useStore.setState({ sent });
}

export function forgetSentRequest(): void {
  tabStorage.remove(KEY);
  useStore.setState({ sent: null });
}

// If another tab clears the answers, clear this tab's copy too. The page on screen stays until the
// next reload.
onStorageChange(({ key, newValue }) => {
  if (newValue === null && (key === null || key === DRAFT_KEY)) tabStorage.remove(KEY);
});
