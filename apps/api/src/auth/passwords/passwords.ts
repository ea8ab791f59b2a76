/** Whether a password is the one that was hashed. */
interface Verdict {
  readonly isRight: boolean;
  /** Whether the hash was made with weaker parameters than today's. */
  readonly isOutdated: boolean;
}

/** Why a password is too weak, in the protocol's words. */
export type Weakness = 'length' | 'characters' | 'pwned';

/** Hashes and judges passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** @param hash null where nobody has that address: it takes as long all the same */
  verify(hash: string | null, password: string): Promise<Verdict>;
  /** @param context words that a password must not be made of, such as the person's address */
  weaknesses(password: string, context: readonly string[]): readonly Weakness[];
}
