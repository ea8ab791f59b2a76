import { exportAudit } from '@latchkey/contract';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import { callForFile, NotConfirmed } from '@/lib/api/call.ts';
import { saveFile } from '@/lib/save-file.ts';
import { auditText as text } from '@/lib/texts.ts';
import { useLagging } from '@/lib/use-lagging.ts';
import { Button } from '@/ui/button.tsx';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingBlocks } from '@/ui/skeleton.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditChoice, auditFilterOf, auditQuery, wholeLog } from './audit-queries.ts';

/** The audit log, for auditors. */
export function AuditPage() {
  const [choice, setChoice] = useState(wholeLog);
  const [shown, isLagging] = useLagging(choice);
  return (
    <Page title={text.title()} lead={text.lead()}>
      <div className="grid gap-5">
        <AuditFilters onChange={setChoice} />
        <div aria-busy={isLagging}>
          <Loaded
            of={shown}
            loading={<LoadingBlocks sizes={['h-16', 'h-16', 'h-16']} />}
            failed={(retry) => <LoadFailed words={text.loadFailed()} onRetry={retry} />}
          >
            <Log choice={shown} />
          </Loaded>
        </div>
        <ExportButton choice={choice} />
      </div>
    </Page>
  );
}

function Log({ choice }: { choice: AuditChoice }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    auditQuery(choice),
  );
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p role="status">{text.none()}</p>;
  return (
    <div className="grid gap-4">
      <AuditEntries entries={entries} />
      {hasNextPage ? (
        <Button
          look="outline"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-center"
        >
          {text.more()}
        </Button>
      ) : null}
    </div>
  );
}

/** Downloads every entry that matches the filters. */
function ExportButton({ choice }: { choice: AuditChoice }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile('audit.csv', await callForFile(exportAudit, { body: auditFilterOf(choice) })),
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      showAlert({ variant: 'error', label: text.error(), message: text.exportFailed() });
    },
  });
  return (
    <Button
      look="outline"
      pending={isPending}
      onClick={() => mutate()}
      className="justify-self-start"
    >
      <Download size={18} aria-hidden />
      {text.exportCsv()}
    </Button>
  );
}
