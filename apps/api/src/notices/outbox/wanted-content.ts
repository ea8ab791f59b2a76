import type { Catalog } from '../../programs/catalog.ts';
import type { Subscription } from '../repository.ts';
import type { NoticeContent } from './notice-content.ts';

interface Topics {
  readonly all: readonly Subscription[];
  readonly active: readonly Subscription[];
}

/**
 * Returns a notice's content without the programs and quotes whose subscriptions have ended. Only a
 * combined email is about several subscriptions.
 *
 * @returns undefined if no content is left
 */
export function wantedContent(
  read: NoticeContent,
  { all, active }: Topics,
  catalog: Pick<Catalog, 'all'>,
): NoticeContent | undefined {
  const { content } = read;
  if (!('programs' in content)) return read;
  const ended = all.filter(({ id }) => !active.some((one) => one.id === id));
  if (ended.length === 0) return read;
  const endedPrograms = new Set(
    ended
      .filter(({ kind }) => kind === 'program')
      .map(({ subject }) => catalog.all.find(({ slug }) => slug === subject)?.id),
  );
  const isWeekly = active.some(({ kind }) => kind === 'weekly');
  const quoteIds = new Set(active.filter(({ kind }) => kind === 'quote').map((one) => one.subject));
  const programs = content.programs.filter(
    ({ programId }) => programId === null || !endedPrograms.has(programId),
  );
  const quotes = content.quotes.filter(({ quoteId }) => isWeekly || quoteIds.has(quoteId));
  if (programs.length + quotes.length === 0) return undefined;
  return { kind: 'changes', content: { ...content, programs, quotes } };
}
