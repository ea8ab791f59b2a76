import { type AgencyProgram, undoAgencyStatement } from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Key from 'lucide-react/icons/key-round';
import UndoArrow from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { call } from '@/lib/api/call.ts';
import { money, shortDay } from '@/lib/format.ts';
import { agencyText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { FundingDot } from '@/ui/funding-dot.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { isRepeated } from '@/ui/repeated-click.ts';
import { keepSession } from './agency-query.ts';

/**
 * Shows what buyers now see, with an Undo button and a link to the next program. Its heading
 * receives focus.
 */
export function Done({
  program,
  following,
  onNext,
  onUndone,
}: {
  program: AgencyProgram;
  following: AgencyProgram | undefined;
  onNext: () => void;
  onUndone: () => void;
}) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (id: string) =>
      (await call(undoAgencyStatement, { params: { id } })).data.session,
    onSuccess(session) {
      keepSession(client, session, program.slug);
      onUndone();
    },
  });
  const { undoable, waiting } = program;
  return (
    <div className="slide-in pb-10">
      <PageTitle of={text.thanks()} />
      <span
        aria-hidden
        className="flex size-14 items-center justify-center rounded-card bg-gold text-night"
      >
        <Key size={30} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-3xl font-bold text-balance outline-none">
        {text.thanks()}
      </h1>
      <Card className="mt-5">
        <p className="text-sm text-ink-soft wrap-anywhere">{program.programName}</p>
        <p className="mt-1 flex items-center gap-2.5 text-2xl font-bold">
          <FundingDot of={program} size="large" />
          {saidWords(program)}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{text.says()}</p>
        {waiting === null ? null : (
          <p className="mt-3 text-sm">{text.waits({ amount: money(waiting) })}</p>
        )}
      </Card>
      <div className="mt-5 grid gap-3">
        {error ? <ErrorNote>{text.undoFailed()}</ErrorNote> : null}
        {following ? (
          <Button onClick={(event) => isRepeated(event) || onNext()}>
            {text.next({ program: following.programName })}
          </Button>
        ) : null}
        {undoable === null ? null : (
          <Button
            look="outline"
            className="min-h-13 text-base"
            pending={isPending}
            onClick={() => mutate(undoable)}
          >
            <UndoArrow size={20} aria-hidden />
            {text.undo()}
          </Button>
        )}
      </div>
    </div>
  );
}

function saidWords({ status, opensOn, statusCheckedOn }: AgencyProgram): string {
  const words = status === 'unknown' ? '' : text[status]();
  if (statusCheckedOn === null) return words;
  const said = text.saidOn({ status: words, day: shortDay(statusCheckedOn) });
  return opensOn === null || status !== 'paused'
    ? said
    : `${said}, ${text.opensOn().toLowerCase()} ${shortDay(opensOn)}`;
}
