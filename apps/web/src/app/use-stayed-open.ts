import { useState } from 'react';

/** Whether something has ever been open. From then on, its component stays mounted. */
export function useStayedOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
