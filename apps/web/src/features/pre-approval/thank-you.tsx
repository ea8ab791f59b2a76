import { type PageBrand, programToCall, referenceOf } from '@latchkey/contract';
import { useEffect } from 'react';
import { useUser } from '@/lib/auth/auth-state.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { loanEstimateText, stepsText, preApprovalText as text } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { NextSteps } from '@/state/next-steps/next-steps.tsx';
import { PROGRAMS } from '@/state/wizard.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { NightPage } from './night-page.tsx';
import { SentFacts } from './sent-facts.tsx';
import { SentFigures } from './sent-figures.tsx';
import { SentPrograms } from './sent-programs.tsx';
import type { SentRequest } from './sent-request.ts';
import { useShownSnapshot } from './use-shown-snapshot.ts';

/**
 * The thank-you page. Shows who received the request, what happens next, the applied program with
 * its figures, the buyer's next steps, the programs, and the buyer's details.
 */
export function ThankYou({ sent }: { sent: SentRequest }) {
  useFreshStart();
  const user = useUser();
  const { brand } = useSite();
  const { quote, subject } = sent;
  const snapshot = useShownSnapshot(sent);
  const { programs, calculation } = snapshot;
  return (
    <NightPage
      title={text.thanks({ name: subject.fullName })}
      lead={recipient(brand)}
      printNotice={loanEstimateText.notice()}
    >
      <div className="grid gap-8">
        <Next email={subject.email} reference={referenceOf(sent.id)} />
        <SentFigures calculation={calculation} />
        <NextSteps buyer={quote} program={programToCall(programs, calculation)} />
        <SentPrograms snapshot={snapshot} />
        <SentFacts sent={sent} />
        <div className="grid gap-3 print:hidden">
          <ButtonLink look="gold" to={PROGRAMS} className="w-full">
            {text.toPrograms()}
          </ButtonLink>
          {user ? null : (
            <Button look="outline" onClick={() => openAccountDialog('sign-up', subject)}>
              {text.keep()}
            </Button>
          )}
        </div>
      </div>
    </NightPage>
  );
}

/** Returns the name of the company or the team that receives the request. */
function recipient({ teamName: team, legal }: PageBrand): string {
  return legal.nmlsNumber === null
    ? text.thanksLead({ team })
    : text.thanksLeadLicensed({ team, company: legal.company, number: legal.nmlsNumber });
}

function Next({ email, reference }: { email: string; reference: string }) {
  const { brand } = useSite();
  const { repliesWithinDays: days, teamName: team } = brand;
  return (
    <section>
      <h2 className="text-lg font-bold">{text.nextTitle()}</h2>
      <ul className="mt-2 grid list-disc gap-2 pl-5 marker:text-gold">
        <li>{days === null ? text.nextReply({ email }) : text.nextReplyWithin({ email, days })}</li>
        <li>{stepsText.reference({ reference, team })}</li>
        <li>{text.nextNever()}</li>
        <li>
          <RichText
            text={text.nextWithdraw({ email: brand.supportEmail })}
            parts={{
              a: (words) => (
                <a href={`mailto:${words}`} className="inline-target underline">
                  {words}
                </a>
              ),
            }}
          />
        </li>
        {brand.legal.nmlsNumber === null ? <li>{text.demonstration()}</li> : null}
      </ul>
    </section>
  );
}

/** Hook that scrolls to the top and focuses the heading, because the page's content has changed. */
function useFreshStart() {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, []);
}
