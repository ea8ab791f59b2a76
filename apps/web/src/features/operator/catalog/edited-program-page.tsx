import type { EditedProgram } from '@latchkey/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useParams } from 'react-router';
import { ApiProblem } from '@/lib/api/call.ts';
import { causeOf } from '@/lib/call-failure.ts';
import { sourceDate } from '@/lib/format.ts';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { CATALOG } from '@/state/account/operator-access.ts';
import { Card } from '@/ui/card.tsx';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingBlocks } from '@/ui/skeleton.tsx';
import { editedProgramQuery } from './catalog-queries.ts';
import { FundingForm } from './funding-form.tsx';
import { ProgramFacts } from './program-facts.tsx';
import { ProgramHistory } from './program-history.tsx';
import { ProgramInvitations } from './program-invitations.tsx';
import { ProgramTasks } from './program-tasks.tsx';

const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-small text-sm font-semibold text-brand hover:underline';

/** Shows a program's facts, tasks and history to an editor. */
export function EditedProgramPage() {
  const { slug = '' } = useParams();
  return (
    <>
      <nav className="mb-4">
        <Link to={CATALOG} className={linkClass}>
          <ChevronLeft size={18} aria-hidden />
          {text.back()}
        </Link>
      </nav>
      <Loaded
        key={slug}
        loading={<ProgramSkeleton />}
        failed={(retry, error) => <Failed error={error} onRetry={retry} />}
      >
        <Program slug={slug} />
      </Loaded>
    </>
  );
}

function ProgramSkeleton() {
  return (
    <Page title={text.title()}>
      <LoadingBlocks sizes={['h-40', 'h-96']} />
    </Page>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const cause = causeOf(error);
  const isUnknown = cause instanceof ApiProblem && cause.status === 404;
  return (
    <Page title={text.title()}>
      {isUnknown ? (
        <ErrorNote>{text.notFound()}</ErrorNote>
      ) : (
        <LoadFailed words={text.loadFailed()} onRetry={onRetry} />
      )}
    </Page>
  );
}

function Program({ slug }: { slug: string }) {
  const { data: program } = useSuspenseQuery(editedProgramQuery(slug));
  const funding = program.facts.find(({ fact }) => fact === 'funding');
  const website = program.facts.find(({ fact }) => fact === 'website')?.value;
  return (
    <Page title={program.fullName} lead={program.agencyName}>
      {program.hiddenAs ? <p className="-mt-4 mb-4 font-semibold">{text.hiddenHere()}</p> : null}
      {typeof website === 'string' && website !== '' ? (
        <a
          href={website}
          rel="noreferrer"
          target="_blank"
          className={`${linkClass} -mt-4 mb-2 wrap-anywhere`}
        >
          {text.website()}
        </a>
      ) : null}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[3fr_2fr] lg:items-start">
        <div className="grid grid-cols-1 gap-5">
          <ProgramTasks program={program} />
          {funding ? (
            <Card>
              <h2 className="mb-3 text-lg font-bold">{text.status()}</h2>
              <FundingForm
                key={`${funding.lastEditId} ${funding.day}`}
                slug={program.slug}
                fact={funding}
              />
            </Card>
          ) : null}
          <ProgramFacts program={program} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <ProgramInvitations program={program} />
          <ProgramHistory program={program} />
          <Sources program={program} />
        </div>
      </div>
    </Page>
  );
}

function Sources({ program: { sources } }: { program: EditedProgram }) {
  return (
    <Card>
      <h2 className="mb-2 text-lg font-bold">{text.sources()}</h2>
      <ul className="grid gap-3 text-sm">
        {sources.map(({ url, asOf, supports }) => (
          <li key={`${url} ${supports}`} className="wrap-anywhere">
            <a href={url} rel="noreferrer" target="_blank" className="text-brand hover:underline">
              {url}
            </a>
            <span className="block text-ink-soft">
              {[asOf === null ? text.unknownValue() : sourceDate(asOf), supports].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
