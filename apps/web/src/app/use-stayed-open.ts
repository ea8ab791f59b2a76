import { useState } from 'react';

/** Whether a dialog or menu has been open before. If so, keep its component mounted. */
export function useStayedOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
