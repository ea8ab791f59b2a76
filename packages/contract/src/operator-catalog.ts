import {
  CatalogEdit,
  CatalogProgram,
  CatalogTask,
  FactJson,
  FactName,
  maxLengths,
  QuotedWords,
  reviewReasons,
  SourceQuote,
  WebAddress,
} from '@latchkey/domain';
import * as z from 'zod/mini';
import { AgencyInvitation } from './agencies.ts';
import { endpoint } from './endpoint.ts';
import { NoticeEmail } from './notices.ts';
import { Day } from './time.ts';

/** Why the site does not list the program. Null if the site lists it. */
const hiddenAs = z.nullable(z.enum(['lender-product', 'program']));

/** A program in the review queue. */
export const ReviewRow = z.strictObject({
  slug: z.string(),
  fullName: z.string(),
  agencyName: z.string(),
  /** A two-letter state code. Null for a national program. */
  state: z.nullable(z.string()),
  status: CatalogProgram.shape.status,
  checkedOn: z.string(),
  confidence: CatalogProgram.shape.confidence,
  /** How many times buyers saw the program in the last 30 days. */
  views: z.int(),
  reasons: z.array(z.enum(reviewReasons)),
  hiddenAs,
  openTasks: z.int(),
  /** Number of edits that buyers do not see, because the catalog files changed after the edit. */
  conflicts: z.int(),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

/** The filter of the review queue. */
export const ReviewFilter = z.enum(['all', 'tasks', 'conflicts', 'edited']);
export type ReviewFilter = z.infer<typeof ReviewFilter>;

/** A fact, with the value that buyers see. */
export const EditorFact = z.strictObject({
  fact: FactName,
  value: FactJson,
  /** The source of the edit. Null if the value comes from the catalog file. */
  sourceUrl: z.nullable(z.string()),
  /**
   * The host of the email address from which the agency stated this value. Null if the value is not
   * from an agency.
   */
  saidBy: z.nullable(z.string()),
  /** The date of the value. */
  day: z.string(),
  /** The latest quotation from a source about the fact. Null if no source is quoted. */
  quote: z.nullable(z.extend(SourceQuote, { url: z.string() })),
  /**
   * ID of the fact's latest edit, which an editor's change replaces. Null if the fact was never
   * edited.
   */
  lastEditId: z.nullable(z.string()),
});
export type EditorFact = z.infer<typeof EditorFact>;

/**
 * An edit in a program's history, as it was stored. An older version may have validated it less
 * strictly. `by` is null if the edit was imported, or if the account no longer exists.
 */
export const PastEdit = z.strictObject({
  ...z.omit(CatalogEdit, { slug: true, fileValue: true }).shape,
  sourceUrl: z.nullable(z.string()),
  sourceDay: z.string(),
  before: FactJson,
  by: z.nullable(z.string()),
  /**
   * The host of the email address from which the agency stated this value. Null for an editor's
   * edit.
   */
  saidBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  undoneAt: z.nullable(z.iso.datetime()),
  /** Why buyers do not see this edit, if it is neither undone nor visible. Otherwise null. */
  conflict: z.nullable(z.enum(['file-newer', 'invalid', 'no-program'])),
});
export type PastEdit = z.infer<typeof PastEdit>;

/** A change that new catalog files made to a fact. */
const FileChange = z.strictObject({
  id: z.int(),
  fact: z.union([FactName, z.literal('program')]),
  oldValue: FactJson,
  newValue: FactJson,
  /** The URL of the source. Null if the program lists no source. */
  sourceUrl: z.nullable(z.string()),
  /** The date of the new value. */
  sourceDay: z.string(),
  createdAt: z.iso.datetime(),
});

const OpenTask = z.strictObject({
  id: z.uuid(),
  task: CatalogTask,
  createdAt: z.iso.datetime(),
});
export type OpenTask = z.infer<typeof OpenTask>;

/** A program with all data that an editor sees. */
export const EditedProgram = z.strictObject({
  id: z.int(),
  slug: z.string(),
  fullName: z.string(),
  agencyName: z.string(),
  hiddenAs,
  facts: z.array(EditorFact),
  sources: CatalogProgram.shape.sources,
  history: z.array(PastEdit),
  fileChanges: z.array(FileChange),
  tasks: z.array(OpenTask),
  /** The email addresses that editors invited to confirm the program. */
  invitations: z.array(AgencyInvitation),
});
export type EditedProgram = z.infer<typeof EditedProgram>;

const Slug = z.strictObject({ slug: z.string().check(z.maxLength(maxLengths.name)) });
const OneProgram = z.strictObject({ data: z.strictObject({ program: EditedProgram }) });

/** Number of programs that the queue shows initially, and that each click on "Show more" adds. */
export const REVIEWS_PER_PAGE = 30;

export const listReviews = endpoint({
  method: 'GET',
  path: '/operator/catalog',
  summary: 'List programs in the order in which they need a review',
  access: 'catalog',
  query: z.strictObject({
    filter: z._default(ReviewFilter, 'all'),
    /** Part of the name of a program or agency. */
    search: z._default(z.string().check(z.maxLength(100)), ''),
    shown: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), REVIEWS_PER_PAGE),
  }),
  answer: z.strictObject({
    data: z.strictObject({
      programs: z.array(ReviewRow),
      /** Number of programs that match the filter. */
      total: z.int(),
    }),
  }),
});

export const showEditedProgram = endpoint({
  method: 'GET',
  path: '/operator/catalog/:slug',
  summary: 'Show a program to its editor: facts with sources, history, conflicts, tasks',
  access: 'catalog',
  params: Slug,
  answer: OneProgram,
});

/**
 * `lastEditId` comes from the caller's last read of the fact. If it is outdated, the response
 * status is 409. For `funding` and `checkedOn`, `sourceDay` is the date in the value.
 */
export const editProgramFact = endpoint({
  method: 'POST',
  path: '/operator/catalog/:slug/edits',
  summary: 'Change a fact of a program, with its source',
  access: 'catalog',
  params: Slug,
  body: z.strictObject({
    fact: FactName,
    value: FactJson,
    sourceUrl: WebAddress,
    sourceDay: Day,
    /** A quotation from the source about the value. */
    words: z._default(z.nullable(QuotedWords), null),
    lastEditId: z.nullable(z.uuid()),
  }),
  answer: OneProgram,
  status: 201,
});

export const undoProgramEdit = endpoint({
  method: 'POST',
  path: '/operator/catalog/:slug/edits/:id/undo',
  summary: 'Undo an edit. The fact then has the value from before it',
  access: 'catalog',
  params: z.extend(Slug, { id: z.uuid() }),
  answer: OneProgram,
  status: 201,
});

export const closeCatalogTask = endpoint({
  method: 'POST',
  path: '/operator/catalog/:slug/tasks/:id/close',
  summary: 'Close a task, with its outcome',
  access: 'catalog',
  params: z.extend(Slug, { id: z.uuid() }),
  body: z.strictObject({ outcome: z.enum(['changed', 'not-changed']) }),
  answer: OneProgram,
  status: 201,
});

/**
 * Invites the owner of an email address to confirm the program. That person then has the same
 * rights as the owner of an address on the domain of the program's website.
 */
export const inviteAgency = endpoint({
  method: 'POST',
  path: '/operator/catalog/:slug/invitations',
  summary: 'Invite an address to confirm the program',
  access: 'catalog',
  params: Slug,
  body: z.strictObject({ email: NoticeEmail }),
  answer: OneProgram,
  status: 201,
});

export const endAgencyInvitation = endpoint({
  method: 'POST',
  path: '/operator/catalog/:slug/invitations/:id/end',
  summary: 'End the invitation of an address for the program',
  access: 'catalog',
  params: z.extend(Slug, { id: z.uuid() }),
  answer: OneProgram,
  status: 201,
});
