import { randomUUID } from 'node:crypto';

/**
 * The data that the servers acknowledged to users, and the data that they may have stored without
 * sending a response.
 */
export interface Ledger {
  readonly people: Person[];
  readonly quotes: KeptQuote[];
  readonly leads: SentLead[];
  /** Data that was found to be missing or duplicated during the load. */
  readonly faults: { lost: string[]; twice: string[] };
  /** Returns an unused price, which identifies one version of a quote. */
  nextPrice(): number;
}

export interface Person {
  readonly email: string;
  accessToken: string;
  refreshToken: string;
  /** The token refresh in progress. Undefined if no refresh is in progress. */
  exchange: Promise<boolean> | undefined;
}

export interface KeptQuote {
  readonly id: string;
  readonly owner: Person;
  /**
   * Time of the last acknowledged version of the quote. Undefined until the server acknowledges the
   * first version.
   */
  updatedAt: string | undefined;
  /**
   * The prices that the stored quote may have: the last acknowledged price, and every price that
   * was sent since then.
   */
  prices: number[];
  deletion: 'none' | 'asked' | 'done';
  /** Whether a write is in progress. A user makes one write at a time. */
  isBusy: boolean;
}

export interface SentLead {
  readonly key: string;
  readonly email: string;
  /** The ID from the server. Undefined until the server acknowledges the lead. */
  id: string | undefined;
  isBusy: boolean;
}

export function newLedger(): Ledger {
  let price = 100_000;
  return {
    people: [],
    quotes: [],
    leads: [],
    faults: { lost: [], twice: [] },
    nextPrice() {
      price += 1;
      return price;
    },
  };
}

export function newQuote(owner: Person): KeptQuote {
  return {
    id: randomUUID(),
    owner,
    updatedAt: undefined,
    prices: [],
    deletion: 'none',
    isBusy: false,
  };
}

export function newLead(number: number): SentLead {
  const email = `buyer-${number}@example.com`;
  return { key: randomUUID(), email, id: undefined, isBusy: false };
}

/** Returns a random element, or undefined if the list is empty. */
export function anyOf<T>(many: readonly T[]): T | undefined {
  return many[Math.floor(Math.random() * many.length)];
}
