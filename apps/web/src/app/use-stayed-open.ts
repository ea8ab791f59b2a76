import { useState } from 'react';

/** Whether something was ever open: from then on its code stays on the page. */
export function useStayedOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
