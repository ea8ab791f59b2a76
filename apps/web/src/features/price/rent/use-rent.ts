import { type RentAssumptions, startingGrowth } from '@latchkey/domain';
import { useState } from 'react';
import { keepRent, storedRent } from '@/state/rent.ts';

/** The buyer's assumptions about renting, and whether the card is open. */
export interface RentState {
  readonly assumptions: RentAssumptions;
  readonly change: (changes: Partial<RentAssumptions>) => void;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Hook for the rent comparison. The browser stores the rent, but not the growth rates. */
export function useRent(): RentState {
  const [isOpen, setOpen] = useState(false);
  const [assumptions, setAssumptions] = useState<RentAssumptions>(() => ({
    rent: storedRent(),
    rentGrowth: startingGrowth.rent,
    priceGrowth: startingGrowth.price,
  }));
  const change = (changes: Partial<RentAssumptions>) => {
    if (changes.rent !== undefined) keepRent(changes.rent);
    setAssumptions({ ...assumptions, ...changes });
  };
  return { assumptions, change, isOpen, setOpen };
}
