import { endNotices, listNotices, type NoticeSubject, type NoticeTopic } from '@latchkey/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { knownUser } from '@/lib/auth/auth-state.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { prefetch } from '@/lib/query-client.ts';

/**
 * Queries the topics that an account gets emails about. Never uses a cached list, because the user
 * may have stopped emails about some topics through a link in an email.
 */
export function noticesQuery(owner: string) {
  return queryOptions({
    queryKey: ['notices', owner],
    queryFn: async ({ signal }) => (await call(listNotices, {}, { signal })).data,
    staleTime: 0,
  });
}

/**
 * Starts loading the topics that the signed-in user gets emails about. Does nothing if the site
 * sends no emails.
 */
export async function prefetchNotices(): Promise<void> {
  const user = await knownUser();
  if (user && pageConfig().sendsNotices) prefetch(noticesQuery(user.id));
}

/** Returns a function that reloads the list of topics that an account gets emails about. */
export function useReloadNotices(owner: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: noticesQuery(owner).queryKey });
}

/**
 * Returns a mutation that stops emails about one topic. The success message contains the topic's
 * name (`name`).
 */
export function useEndNotices(owner: string) {
  const reload = useReloadNotices(owner);
  return useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      await call(endNotices, { params: { id } });
      await reload();
    },
  });
}

/** Whether a stored subject matches this topic. */
export function isAbout(subject: NoticeSubject, topic: NoticeTopic): boolean {
  if (topic.kind === 'program') {
    return subject.kind === 'program' && subject.programId === topic.programId;
  }
  return subject.kind === 'quote' && subject.quoteId === topic.quoteId;
}
