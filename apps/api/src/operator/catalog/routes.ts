import {
  closeCatalogTask,
  editProgramFact,
  endAgencyInvitation,
  inviteAgency,
  listReviews,
  showEditedProgram,
  undoProgramEdit,
} from '@latchkey/contract';
import type { KnownTables } from '@latchkey/domain/catalog-check';
import type { FastifyInstance } from 'fastify';
import { endInvitation, inviteAddress } from '../../agencies/invitations.ts';
import { serve } from '../../http/serve.ts';
import type { NoticeQueue } from '../../notices/outbox/write-notice.ts';
import { notifySender } from '../../notices/outcome.ts';
import { type Announcer, announceEdit } from '../../notices/runs/announce.ts';
import { Failure } from '../../process/failure.ts';
import { type EditContext, editFact, undoEdit } from '../../programs/edits/change-fact.ts';
import * as catalogTaskRepository from '../../programs/tasks/repository.ts';
import type { ViewCounter } from '../../programs/views/view-counter.ts';
import type { Site } from '../../site/site.ts';
import { editedProgram } from './edited-program.ts';
import { reviewList } from './review-list.ts';

interface Context
  extends Omit<EditContext, 'onChange'>,
    NoticeQueue,
    Announcer,
    Pick<Site, 'reference'> {
  readonly views: Pick<ViewCounter, 'write'>;
}

/** The API for catalog editors. Every change is stored with the editor who made it. */
export function catalogEditorRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock, store, jobs, hours, views, reference } = context;
  let tables: KnownTables | undefined;
  const tablesNow = () => {
    const { bondPriceYears: bondPrices } = reference;
    if (tables?.bondPrices !== bondPrices) tables = { places: reference.places(), bondPrices };
    return tables;
  };
  const edits: EditContext = {
    ...context,
    onChange: (transaction) => announceEdit(context, transaction),
  };
  const one = async (slug: string) => ({ data: { program: await editedProgram(context, slug) } });

  serve(app, listReviews, async ({ query }) => {
    await views.write();
    return { data: await reviewList(context, tablesNow(), query) };
  });

  serve(app, showEditedProgram, ({ params: { slug } }) => one(slug));

  serve(app, editProgramFact, async ({ user, params: { slug }, body }) => {
    await jobs.start();
    const { words: quote, ...order } = body;
    await editFact(edits, { ...order, value: body.value, quote, slug, editorId: user.id });
    return one(slug);
  });

  serve(app, undoProgramEdit, async ({ user, params: { slug, id } }) => {
    await jobs.start();
    await undoEdit(edits, { slug, id, editorId: user.id });
    return one(slug);
  });

  serve(app, closeCatalogTask, async ({ user, params: { slug, id }, body: { outcome } }) => {
    const closing = { id, slug, outcome, closedBy: user.id };
    await jobs.start();
    await database.transaction(async (transaction) => {
      const isClosed = await catalogTaskRepository.close(transaction, closing, clock());
      if (!isClosed) throw new Failure('fact-changed');
      await notifySender(transaction, { jobs, hours, catalog: store.catalog }, id, clock());
    });
    return one(slug);
  });

  serve(app, inviteAgency, async ({ user, params: { slug }, body: { email } }) => {
    if (!store.files.some((program) => program.slug === slug)) {
      throw new Failure('program-not-found');
    }
    await inviteAddress(context, { slug, userId: user.id }, email);
    return one(slug);
  });

  serve(app, endAgencyInvitation, async ({ user, params: { slug, id } }) => {
    await endInvitation(context, { slug, userId: user.id }, id);
    return one(slug);
  });
}
