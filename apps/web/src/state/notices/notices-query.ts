import { endNotices, listNotices, type NoticeSubject, type NoticeTopic } from '@latchkey/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { knownUser } from '@/lib/auth/auth-state.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { prefetch } from '@/lib/query-client.ts';

/**
 * The subjects that an account gets emails about. Always fetched again, because a link in an email
 * may stop them.
 */
export function noticesQuery(owner: string) {
  return queryOptions({
    queryKey: ['notices', owner],
    queryFn: async ({ signal }) => (await call(listNotices, {}, { signal })).data,
    staleTime: 0,
  });
}

/**
 * Starts loading what the signed-in user's account gets emails about, if the site sends any emails.
 */
export async function prefetchNotices(): Promise<void> {
  const user = await knownUser();
  if (user && pageConfig().sendsNotices) prefetch(noticesQuery(user.id));
}

/** Returns a function that reloads the list of an account's emails. */
export function useReloadNotices(owner: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: noticesQuery(owner).queryKey });
}

/** Stops the account's emails about one subject. `name` is for the message afterward. */
export function useEndNotices(owner: string) {
  const reload = useReloadNotices(owner);
  return useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      await call(endNotices, { params: { id } });
      await reload();
    },
  });
}

/** Whether a subject of emails belongs to a topic. */
export function isAbout(subject: NoticeSubject, topic: NoticeTopic): boolean {
  if (topic.kind === 'program') {
    return subject.kind === 'program' && subject.programId === topic.programId;
  }
  return subject.kind === 'quote' && subject.quoteId === topic.quoteId;
}
