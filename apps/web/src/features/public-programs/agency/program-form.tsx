import { type AgencyProgram, type AgencySession, stateAgencyFunding } from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { call } from '@/lib/api/call.ts';
import { agencyText as text } from '@/lib/texts.ts';
import { useNow } from '@/lib/use-now.ts';
import { Button } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { isRepeated } from '@/ui/repeated-click.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { hasCode, keepSession } from './agency-query.ts';
import { Ended } from './link-notes.tsx';
import { MoneyCard } from './money-card.tsx';
import { MonthlySwitch } from './monthly-switch.tsx';
import { ToldFacts } from './told-facts.tsx';
import { type TypedStatement, useStatement } from './use-statement.ts';

/** The facts about one program, with a single button at the bottom that confirms all of them. */
export function ProgramForm({
  session,
  program,
  number,
  isUndone,
  onSaid,
}: {
  session: AgencySession;
  program: AgencyProgram;
  /** The program's position among the agency's programs, starting at 1. */
  number: number;
  /** Whether the agency has just undone its statement. */
  isUndone: boolean;
  onSaid: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const statement = useStatement(program);
  const { slug } = program;
  const { confirm, isPending, error } = useConfirm(statement, slug, onSaid);
  if (hasCode(error, 'agency-session-ended')) return <Ended />;
  return (
    <div className="slide-in">
      <PageTitle of={text.title()} />
      <p className="text-sm text-ink-soft">{program.agencyName}</p>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold outline-none">
        {text.title()}
      </h1>
      <p className="mt-1 text-ink-soft wrap-anywhere">
        {text.oneOf({ program: program.programName, number, count: session.programs.length })}
      </p>
      {isUndone ? (
        <p role="status" className="mt-3 rounded-control bg-brand-tint p-4 text-sm font-semibold">
          {text.undone()}
        </p>
      ) : null}
      <div className="mt-5 grid gap-5">
        <MoneyCard statement={statement} />
        <Loaded
          of={slug}
          loading={<Skeleton className="h-96" />}
          failed={() => <ErrorNote>{text.loadFailed()}</ErrorNote>}
        >
          <ToldFacts slug={slug} />
        </Loaded>
        <p className="text-sm text-ink-soft">{text.explain()}</p>
        <MonthlySwitch session={session} />
        <YouAre session={session} />
      </div>
      <ConfirmBar hasFailed={error !== null} isPending={isPending} onConfirm={confirm} />
    </div>
  );
}

/** Hook that sends the statement, and keeps the session that the server returns. */
function useConfirm(statement: TypedStatement, slug: string, onSaid: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: NonNullable<ReturnType<typeof statement.read>>) =>
      (await call(stateAgencyFunding, { params: { slug }, body })).data.session,
    onSuccess(answer) {
      keepSession(client, answer, slug);
      onSaid();
    },
  });
  const confirm = () => {
    const said = statement.read();
    if (said) mutate(said);
  };
  return { confirm, isPending, error };
}

/** The bar at the bottom with the button that confirms all facts. */
function ConfirmBar({
  hasFailed,
  isPending,
  onConfirm,
}: {
  hasFailed: boolean;
  isPending: boolean;
  onConfirm: () => void;
}) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 -mx-4 mt-6 grid gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6"
    >
      {hasFailed ? <ErrorNote>{text.failed()}</ErrorNote> : null}
      <Button
        pending={isPending}
        onClick={(event) => isRepeated(event) || onConfirm()}
        className="w-full text-base"
      >
        <Check size={20} aria-hidden />
        {text.confirm()}
      </Button>
    </div>
  );
}

const MINUTE_MS = 60_000;

function YouAre({ session: { email, endsAt } }: { session: AgencySession }) {
  const left = new Date(endsAt).getTime() - useNow().getTime();
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      {text.youAre({ email, minutes: Math.max(1, Math.ceil(left / MINUTE_MS)) })}
    </p>
  );
}
