import { useState } from 'react';

/** Whether something has ever been opened. Once it has, its component stays mounted. */
export function useStayedOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
