import { AgencyAddressKind, AgencyStatement, CatalogProgram, maxLengths } from '@latchkey/domain';
import * as z from 'zod/mini';
import { reportCorrection } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { FormTraces } from './leads.ts';
import { LinkToken, NoticeEmail } from './notices.ts';

/**
 * Number of minutes for which an agency's link works. The page that the link opens also stays open
 * for this long.
 */
export const AGENCY_LINK_MINUTES = 15;

/** Number of hours during which an agency can undo a confirmation in the same browser. */
export const AGENCY_UNDO_HOURS = 24;

/** A program, with the data that its agency sees. */
export const AgencyProgram = z.strictObject({
  ...z.pick(CatalogProgram, {
    id: true,
    slug: true,
    agencyName: true,
    programName: true,
    fullName: true,
    status: true,
    statusCheckedOn: true,
    statusSaidBy: true,
    opensOn: true,
    closesOn: true,
    moneyLeft: true,
  }).shape,
  /**
   * ID of the confirmation that this browser can still undo. Null if there is no such confirmation.
   */
  undoable: z.nullable(z.uuid()),
  /**
   * The new amount of remaining money, if it is larger than before and still needs an editor's
   * approval. Otherwise null.
   */
  waiting: z.nullable(z.int()),
});
export type AgencyProgram = z.infer<typeof AgencyProgram>;

/** The data of the page that an agency's link opens. */
export const AgencySession = z.strictObject({
  email: z.string(),
  /** When the page closes. After that, the agency can only undo its confirmations. */
  endsAt: z.iso.datetime(),
  /**
   * The agency's programs. The first program is the one whose page the agency used to request the
   * link.
   */
  programs: z.array(AgencyProgram),
  /**
   * Whether this email address gets the monthly email. Null if this site sends no monthly emails.
   */
  monthly: z.nullable(z.boolean()),
});
export type AgencySession = z.infer<typeof AgencySession>;

const OneSession = z.strictObject({ data: z.strictObject({ session: AgencySession }) });
const ByToken = z.strictObject({ token: LinkToken });

/**
 * Requests a link that opens the agency's programs. The response contains only the type of the
 * email address. It does not reveal whether an editor invited the address, or whether a link was
 * sent.
 */
export const askForAgencyLink = endpoint({
  method: 'POST',
  path: '/programs/:id/agency-links',
  summary: 'Ask for a link to confirm the facts of the programs that you run',
  access: 'anyone',
  params: reportCorrection.params,
  body: z.strictObject({ email: NoticeEmail, form: FormTraces }),
  answer: z.strictObject({ data: z.strictObject({ address: AgencyAddressKind }) }),
  status: 202,
});

/** Sends a new link to the email address of an earlier link. The new link opens in this browser. */
export const renewAgencyLink = endpoint({
  method: 'POST',
  path: '/agency/links',
  summary: 'Send a new link to the address that got an earlier link',
  access: 'anyone',
  body: ByToken,
  answer: z.null(),
  status: 204,
});

/**
 * Opens a link. A link works once, for 15 minutes, and only in the browser that requested it. The
 * response sets a cookie with the session.
 */
export const openAgencyLink = endpoint({
  method: 'POST',
  path: '/agency/open',
  summary: 'Open a link, with the token in the email',
  access: 'anyone',
  body: ByToken,
  answer: OneSession,
  status: 201,
});

export const showAgencySession = endpoint({
  method: 'GET',
  path: '/agency/session',
  summary: "Show the agency's programs after a link was opened in this browser",
  access: 'anyone',
  /**
   * The session is null if no link was opened in this browser, or if there is nothing more to show.
   */
  answer: z.strictObject({ data: z.strictObject({ session: z.nullable(AgencySession) }) }),
});

/**
 * Stores an agency's statement about a program's funding. Buyers see the status immediately. If the
 * amount of remaining money increased, an editor has to approve the new amount first.
 */
export const stateAgencyFunding = endpoint({
  method: 'POST',
  path: '/agency/programs/:slug/statements',
  summary: 'Say that the facts of a program are right today, and whether there is money',
  access: 'anyone',
  params: z.strictObject({ slug: z.string().check(z.maxLength(maxLengths.name)) }),
  body: AgencyStatement,
  answer: OneSession,
  status: 201,
});

export const undoAgencyStatement = endpoint({
  method: 'POST',
  path: '/agency/statements/:id/undo',
  summary: 'Undo a statement that was made in this browser in the last 24 hours',
  access: 'anyone',
  params: z.strictObject({ id: z.uuid() }),
  answer: OneSession,
  status: 201,
});

export const chooseAgencyEmails = endpoint({
  method: 'PUT',
  path: '/agency/monthly-email',
  summary: 'Turn the monthly email on or off',
  access: 'anyone',
  body: z.strictObject({ monthly: z.boolean() }),
  answer: OneSession,
});

/** Idempotent: a repeated request has no further effect. */
export const stopAgencyEmails = endpoint({
  method: 'POST',
  path: '/agency/stop',
  summary: 'End the monthly email, with the token of the link in an email',
  access: 'anyone',
  body: ByToken,
  answer: z.null(),
  status: 204,
});

/**
 * Does the same as {@link stopAgencyEmails}, for email programs that submit a form as described in
 * RFC 8058.
 */
export const stopAgencyEmailsInOneClick = endpoint({
  method: 'POST',
  path: '/agency/stop/:token',
  summary: 'End the monthly email, as the email program does with the List-Unsubscribe header',
  access: 'anyone',
  params: ByToken,
  answer: z.null(),
  status: 204,
});

/** An email address that an editor invited to confirm the program. */
export const AgencyInvitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  /** Whether the owner of the email address turned on the monthly email. */
  monthly: z.boolean(),
  invitedAt: z.iso.datetime(),
});
export type AgencyInvitation = z.infer<typeof AgencyInvitation>;
