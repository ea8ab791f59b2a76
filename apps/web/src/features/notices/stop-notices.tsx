import { type NoticeSubject, resumeNotices, stopNotices } from '@latchkey/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/api/call.ts';
import { noticesText as text } from '@/lib/texts.ts';
import { subjectWords } from '@/state/notices/subject-words.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { isRepeated } from '@/ui/repeated-click.ts';
import { Failed, HomeLink, isUnknownLink, NotFound } from './link-failure.tsx';

interface Outcome {
  readonly subject: NoticeSubject;
  readonly isStopped: boolean;
}

/**
 * Asks the visitor to click a button before the emails stop, because email scanners also open
 * links. Afterward, offers to resume the emails.
 */
export function StopNotices({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (isStopped: boolean) => {
      const endpoint = isStopped ? stopNotices : resumeNotices;
      const { subject } = (await call(endpoint, { body: { token } })).data;
      return { subject, isStopped };
    },
    onSuccess: setOutcome,
  });
  if (isUnknownLink(error)) return <NotFound />;

  const press = () => mutate(error ? (variables ?? true) : !outcome?.isStopped);
  return (
    <Page title={titleOf(outcome)}>
      <div className="grid justify-items-start gap-5">
        <p role="status" className="wrap-anywhere">
          {outcomeWords(outcome)}
        </p>
        {error ? <Failed /> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            look={outcome ? 'outline' : 'primary'}
            pending={isPending}
            onClick={(event) => isRepeated(event) || press()}
            className="min-h-13"
          >
            {error ? text.tryAgain() : nextWords(outcome)}
          </Button>
          {outcome || error ? <HomeLink /> : null}
        </div>
      </div>
    </Page>
  );
}

function titleOf(outcome: Outcome | undefined): string {
  if (!outcome) return text.stopTitle();
  return outcome.isStopped ? text.stoppedTitle() : text.resumedTitle();
}

function outcomeWords(outcome: Outcome | undefined): string {
  if (!outcome) return text.stopLead();
  const subject = subjectWords(outcome.subject);
  return (outcome.isStopped ? text.stopped : text.resumed)({ subject });
}

function nextWords(outcome: Outcome | undefined): string {
  return outcome?.isStopped ? text.undo() : text.stop();
}
