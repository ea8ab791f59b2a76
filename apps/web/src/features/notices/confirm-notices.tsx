import { confirmNotices } from '@latchkey/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { noticesText as text } from '@/lib/texts.ts';
import { subjectWords } from '@/state/notices/subject-words.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { Failed, HomeLink, isUnknownLink, NotFound } from './link-failure.tsx';

/**
 * Asks the visitor to click a button before the page confirms the email address, because email
 * scanners also open links.
 */
export function ConfirmNotices({ token }: { token: string }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => (await call(confirmNotices, { body: { token } })).data,
  });
  if (isUnknownLink(error)) return <NotFound />;
  if (data) {
    return (
      <Page
        title={text.confirmedTitle()}
        lead={<p role="status">{text.confirmed({ subject: subjectWords(data.subject) })}</p>}
      >
        <HomeLink />
      </Page>
    );
  }
  return (
    <Page title={text.confirmTitle()} lead={text.confirmLead()}>
      <div className="grid justify-items-start gap-5">
        {error ? <Failed /> : null}
        <Button pending={isPending} onClick={() => mutate()}>
          {text.confirm()}
        </Button>
      </div>
    </Page>
  );
}
