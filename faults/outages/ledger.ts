import { randomUUID } from 'node:crypto';

/** What a server has acknowledged to the users of a load, and what it may have done besides. */
export interface Ledger {
  readonly people: Person[];
  readonly quotes: KeptQuote[];
  readonly leads: SentLead[];
  /** What was found to be gone, or there twice, while the load ran. */
  readonly faults: { lost: string[]; twice: string[] };
  /** A price that no quote had before: it tells one version from any other. */
  nextPrice(): number;
}

export interface Person {
  readonly email: string;
  accessToken: string;
  refreshToken: string;
  /** While the tokens are exchanged. */
  exchange: Promise<boolean> | undefined;
}

export interface KeptQuote {
  readonly id: string;
  readonly owner: Person;
  /** The version that was acknowledged last; none before the first. */
  updatedAt: string | undefined;
  /** The prices that it may have: the last acknowledged one, and those sent since. */
  prices: number[];
  deletion: 'none' | 'asked' | 'done';
  /** While a write of it is under way: a user makes one at a time. */
  isBusy: boolean;
}

export interface SentLead {
  readonly key: string;
  readonly email: string;
  /** What the server called it; none until it is acknowledged. */
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

/** One of many by chance; nothing of none. */
export function anyOf<T>(many: readonly T[]): T | undefined {
  return many[Math.floor(Math.random() * many.length)];
}
