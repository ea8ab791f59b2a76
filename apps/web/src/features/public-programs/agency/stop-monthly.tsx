import { stopAgencyEmails } from '@latchkey/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { agencyText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { hasCode } from './agency-query.ts';

/**
 * Asks the visitor to press a button before the monthly email stops, because email scanners also
 * open links.
 */
export function StopMonthly({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(stopAgencyEmails, { body: { token } }),
  });
  return (
    <Page
      title={text.stopTitle()}
      lead={<p role="status">{isSuccess ? text.stopped() : text.stopLead()}</p>}
    >
      <div className="grid justify-items-start gap-5">
        {error ? (
          <ErrorNote>
            {hasCode(error, 'agency-link-used') ? text.usedTitle() : text.failed()}
          </ErrorNote>
        ) : null}
        {isSuccess ? null : (
          <Button pending={isPending} onClick={() => mutate()}>
            {text.stop()}
          </Button>
        )}
      </div>
    </Page>
  );
}
