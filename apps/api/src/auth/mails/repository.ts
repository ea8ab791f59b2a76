import type { Database } from '../../db/database.ts';
import { and, desc, eq, gt, inArray, isNotNull, lte, ne } from '../../db/drizzle.ts';
import { accountMails } from '../../db/schema.ts';
import type { Outbox } from '../../outbox/repository.ts';

export const accountMailOutbox: Outbox = { table: accountMails, name: 'email' };

export type AccountMail = typeof accountMails.$inferSelect;
/** The purpose of an emailed link. */
export type Purpose = 'signup' | 'recovery';
/** An email, without a link, that reports a change to the account. */
export type Notice = Exclude<AccountMail['purpose'], Purpose | 'reauthentication' | 'invitation'>;
export type LinkMail = AccountMail & { readonly purpose: Purpose };
export type NoticeMail = Pick<AccountMail, 'email' | 'language' | 'createdAt'> & {
  readonly purpose: Notice;
};

export function isLinkMail(mail: AccountMail): mail is LinkMail {
  return mail.purpose === 'signup' || mail.purpose === 'recovery';
}

/** An email that was requested, but does not have a link yet. */
export type MailRequest = Omit<
  AccountMail,
  | 'userId'
  | 'tokenHash'
  | 'expiresAt'
  | 'state'
  | 'attempts'
  | 'problem'
  | 'triedAt'
  | 'deliveredAt'
>;

/** The token of an emailed link. */
export interface LinkToken {
  readonly userId: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

/** The code from an email. */
export interface MailCode {
  readonly userId: string;
  readonly passwordHash: string;
  readonly expiresAt: Date;
}

/** A token from a client, and the time when the server received it. */
export interface PresentedToken {
  readonly tokenHash: string;
  readonly purposes: readonly Purpose[];
  /** The recipient's email address, in lower case. Checked only if the client provides it. */
  readonly email: string | undefined;
  readonly now: Date;
}

/** Maximum number of valid links per purpose and account. */
const MAX_LINKS = 3;

function isValid({ tokenHash, purposes, email, now }: PresentedToken) {
  return and(
    eq(accountMails.tokenHash, tokenHash),
    inArray(accountMails.purpose, [...purposes]),
    gt(accountMails.expiresAt, now),
    email === undefined ? undefined : eq(accountMails.email, email),
  );
}

export async function add(db: Database, mail: MailRequest): Promise<void> {
  await db.insert(accountMails).values(mail);
}

export async function find(db: Database, id: string): Promise<AccountMail | undefined> {
  const [mail] = await db.select().from(accountMails).where(eq(accountMails.id, id));
  return mail;
}

/**
 * Sets an email's token. A retry sets a new token, which invalidates the previous one. Keeps
 * only the account's newest links for the same purpose.
 */
export async function setToken(
  db: Database,
  { id, purpose }: AccountMail,
  token: LinkToken,
): Promise<void> {
  await db.update(accountMails).set(token).where(eq(accountMails.id, id));
  const isSameKind = and(eq(accountMails.userId, token.userId), eq(accountMails.purpose, purpose));
  const superseded = db
    .select({ id: accountMails.id })
    .from(accountMails)
    .where(isSameKind)
    .orderBy(desc(accountMails.expiresAt), desc(accountMails.createdAt))
    .offset(MAX_LINKS);
  await db.delete(accountMails).where(inArray(accountMails.id, superseded));
}

/** Sets an email's code. Invalidates the user's earlier codes. */
export async function setCode(db: Database, id: string, code: MailCode): Promise<void> {
  await db.delete(accountMails).where(and(isCodeOf(code.userId), ne(accountMails.id, id)));
  await db.update(accountMails).set(code).where(eq(accountMails.id, id));
}

/** Returns the hash of a user's valid code. */
export async function codeOf(
  db: Database,
  userId: string,
  now: Date,
): Promise<Pick<AccountMail, 'id' | 'passwordHash'> | undefined> {
  const { id, passwordHash, expiresAt } = accountMails;
  const [code] = await db
    .select({ id, passwordHash })
    .from(accountMails)
    .where(and(isCodeOf(userId), gt(expiresAt, now)));
  return code;
}

/** Deletes a code. @returns false if another caller deleted it first */
export async function takeCode(db: Database, id: string): Promise<boolean> {
  const taken = await db.delete(accountMails).where(eq(accountMails.id, id)).returning();
  return taken.length > 0;
}

/** Returns the user ID of a valid token. */
export async function ownerOf(db: Database, token: PresentedToken): Promise<string | undefined> {
  const [mail] = await db
    .select({ userId: accountMails.userId })
    .from(accountMails)
    .where(and(isValid(token), isNotNull(accountMails.userId)));
  return mail?.userId ?? undefined;
}

/** Deletes and returns a valid token. If two callers race, only one gets it. */
export async function take(db: Database, token: PresentedToken): Promise<LinkMail | undefined> {
  const [mail] = await db.delete(accountMails).where(isValid(token)).returning();
  return mail && isLinkMail(mail) ? mail : undefined;
}

export async function remove(db: Database, id: string): Promise<void> {
  await db.delete(accountMails).where(eq(accountMails.id, id));
}

/** Deletes emails that were requested at or before the given time. */
export async function sweep(db: Database, end: Date): Promise<void> {
  await db.delete(accountMails).where(lte(accountMails.createdAt, end));
}

function isCodeOf(userId: string) {
  return and(eq(accountMails.userId, userId), eq(accountMails.purpose, 'reauthentication'));
}
