import { canTakeRequest, programsQueryOf, type QuoteAnswers } from '@latchkey/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '@/lib/auth/auth-state.ts';
import { useSite } from '@/lib/site.ts';
import { preApprovalText as text } from '@/lib/texts.ts';
import { DASHBOARD } from '@/state/account/pages.ts';
import { CompleteQuote } from '@/state/complete-quote.tsx';
import { keepSentRequest, useSentRequest } from '@/state/sent-request.ts';
import { useAskedPrograms } from '@/state/use-asked-programs.ts';
import { CALCULATOR } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { WarmNote } from '@/ui/note.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { ContactForm } from './contact-form.tsx';
import { NightPage } from './night-page.tsx';
import { NotLicensed } from './not-licensed.tsx';
import { readSentRequest, type SentRequest } from './sent-request.ts';
import { ThankYou } from './thank-you.tsx';
import { useSubmitQuote } from './use-submit-quote.ts';

export function PreApprovalPage() {
  return (
    <BrowserOnly loading={<Loading />}>
      <CompleteQuote>{(quote) => <PreApproval quote={quote} />}</CompleteQuote>
    </BrowserOnly>
  );
}

function PreApproval({ quote }: { quote: QuoteAnswers }) {
  const { brand } = useSite();
  const { sent, showSent } = useThanks();
  const isSignedIn = useUser() !== null;
  const [isVisitor, setVisitor] = useState(false);
  const { mutate, isPending, isSuccess } = useSubmitQuote((request) => {
    setVisitor(!isSignedIn);
    showSent(request);
  });
  const back = CALCULATOR + programsQueryOf(useAskedPrograms());
  const isLeaving = isSuccess && isSignedIn;
  useWayHome(isLeaving);
  // If a visitor creates an account on the thank-you page, that page stays until the redirect.
  if (sent && (isVisitor || !isLeaving)) return <ThankYou sent={sent} />;

  const { state } = quote.homeLocation;
  if (!canTakeRequest(brand, state)) return <NotLicensed state={state} back={back} />;
  return (
    <NightPage title={text.title()} lead={text.lead()}>
      <Demonstration />
      <ContactForm
        pending={isPending || isSuccess}
        onSend={(contact) => mutate({ quote, ...contact })}
      />
      <License state={state} />
      <BackLink to={back} />
    </NightPage>
  );
}

function Loading() {
  return (
    <NightPage title={text.title()} lead={text.lead()}>
      <LoadingStatus />
      <Skeleton className="h-150" />
    </NightPage>
  );
}

/** Explains that this is a demonstration. Shown for a brand without a license number. */
function Demonstration() {
  if (useSite().brand.legal.nmlsNumber !== null) return null;
  return (
    <div className="mb-6">
      <WarmNote title={text.demonstrationTitle()}>{text.demonstration()}</WarmNote>
    </div>
  );
}

/**
 * Shows the company's license in the home's state. Renders nothing if the company has no license
 * there.
 */
function License({ state }: { state: string }) {
  const { company, licenses } = useSite().brand.legal;
  const number = licenses[state];
  return number === undefined ? null : (
    <p className="mt-4 text-sm text-ink-soft">{text.license({ company, state, number })}</p>
  );
}

/**
 * Hook that returns the request to show on the thank-you page for the current history entry, or
 * null. After a reload or Back, the thank-you page appears again. A new visit shows the form.
 */
function useThanks() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const stored = useSentRequest();
  const sent = readSentRequest(stored);
  const showSent = (request: SentRequest) => {
    keepSentRequest(request);
    void navigate({ pathname, search }, { replace: true, state: IS_SENT });
  };
  return { sent: state === IS_SENT ? sent : null, showSent };
}

const IS_SENT = 'sent';

/** How long a signed-in user sees the confirmation before being redirected, in milliseconds. */
const REDIRECT_DELAY_MS = 500;

/** Redirects a signed-in user to the dashboard shortly after the request has been sent. */
function useWayHome(isTime: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isTime) return;
    const timer = setTimeout(() => void navigate(DASHBOARD), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTime, navigate]);
}
