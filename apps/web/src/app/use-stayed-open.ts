import { useState } from 'react';

/** Whether a dialog or menu has ever been open. After that, its component stays mounted. */
export function useStayedOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
