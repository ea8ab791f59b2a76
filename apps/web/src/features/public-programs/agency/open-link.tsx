import { openAgencyLink, pagePaths, renewAgencyLink } from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '@/lib/api/call.ts';
import { agencyText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { hasCode, keepSession } from './agency-query.ts';

/**
 * Asks the visitor to press a button before the link opens, because email scanners also open links.
 */
export function OpenLink({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await call(openAgencyLink, { body: { token } })).data.session,
    onSuccess(session) {
      keepSession(client, session);
      void navigate(pagePaths.agency, { replace: true });
    },
  });
  if (hasCode(error, 'agency-link-elsewhere')) {
    return <Renew token={token} title={text.elsewhereTitle()} lead={text.elsewhere()} />;
  }
  if (hasCode(error, 'agency-link-used')) {
    return <Renew token={token} title={text.usedTitle()} lead={text.used()} />;
  }
  return (
    <Page title={text.openTitle()} lead={text.openLead()}>
      <div className="grid justify-items-start gap-5">
        {error ? <ErrorNote>{failureWords(error)}</ErrorNote> : null}
        <Button pending={isPending} onClick={() => mutate()} className="max-sm:w-full">
          {text.openAction()}
        </Button>
      </div>
    </Page>
  );
}

/** Offers to email a new link to the address that received this link. */
function Renew({ token, title, lead }: { token: string; title: string; lead: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(renewAgencyLink, { body: { token } }),
  });
  return (
    <Page title={title} lead={<p role="alert">{lead}</p>}>
      <div className="grid justify-items-start gap-5">
        {error ? <ErrorNote>{failureWords(error)}</ErrorNote> : null}
        {isSuccess ? (
          <p role="status" className="font-semibold">
            {text.sent()}
          </p>
        ) : (
          <Button pending={isPending} onClick={() => mutate()}>
            {text.again()}
          </Button>
        )}
      </div>
    </Page>
  );
}

function failureWords(error: Error): string {
  if (hasCode(error, 'agency-link-used')) return text.used();
  return hasCode(error, 'too-many-requests') ? text.tooMany() : text.failed();
}
