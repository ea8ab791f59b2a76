/** The result of comparing a password with a stored hash. */
interface Verdict {
  readonly isRight: boolean;
  /** Whether the hash uses weaker parameters than the current ones. */
  readonly isOutdated: boolean;
}

/** Why a password is too weak, in the protocol's terms. */
export type Weakness = 'length' | 'characters' | 'pwned';

/** Hashes, verifies and rates passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * @param hash null if there is no account or no password; the check takes just as long in that
   * case
   */
  verify(hash: string | null, password: string): Promise<Verdict>;
  /** @param context words that the password must not consist of, such as the user's address */
  weaknesses(password: string, context: readonly string[]): readonly Weakness[];
}
