import { pagePaths } from '@latchkey/contract';
import { CorrectionSubject } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { useSite } from '@/lib/site.ts';
import { correctionText as text } from '@/lib/texts.ts';
import { programQuery } from '@/state/queries.ts';
import { PROGRAMS } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { CorrectionForm } from './correction-form.tsx';

/** A page where anyone can report a wrong fact about a program. */
export function CorrectionPage() {
  const { programId = '' } = useParams();
  const [search] = useSearchParams();
  const about = CorrectionSubject.safeParse(search.get('about')).data ?? 'funding';
  const { sendsNotices } = useSite().config;
  const [sent, setSent] = useState<{ email: string }>();
  return (
    <PlainPage>
      {sent ? (
        <Page
          title={text.doneTitle()}
          lead={
            <div role="status" className="grid gap-3">
              <p>{text.done()}</p>
              {sent.email ? (
                <p className="font-semibold text-ink wrap-anywhere">
                  {text.doneEmail({ email: sent.email })}
                </p>
              ) : null}
            </div>
          }
        >
          <ButtonLink to={`${PROGRAMS}/${programId}`}>{text.back()}</ButtonLink>
        </Page>
      ) : (
        <Page title={text.title()} lead={sendsNotices ? text.leadWithEmail() : text.lead()}>
          <Loaded of={programId} loading={<FormSkeleton />} failed={() => <NotFound />}>
            <ProgramName programId={programId} />
            <CorrectionForm
              programId={programId}
              about={about}
              onSent={(email) => setSent({ email })}
            />
          </Loaded>
        </Page>
      )}
    </PlainPage>
  );
}

function ProgramName({ programId }: { programId: string }) {
  const { data } = useSuspenseQuery(programQuery(programId));
  return <p className="mb-5 font-semibold">{text.program({ program: data.program.fullName })}</p>;
}

function NotFound() {
  return (
    <div className="grid justify-items-start gap-5">
      <ErrorNote>{text.notFound()}</ErrorNote>
      <ButtonLink to={addressIn(pagePaths.landing)}>{text.home()}</ButtonLink>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingStatus />
      <Skeleton className="h-20" />
      <Skeleton className="h-32" />
      <Skeleton className="h-20" />
    </div>
  );
}
