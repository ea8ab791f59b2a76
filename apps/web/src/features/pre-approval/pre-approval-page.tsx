import { canTakeRequest, type QuoteAnswers } from '@latchkey/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '@/lib/auth/auth-state.ts';
import { brand } from '@/lib/brand.ts';
import { preApprovalText as text } from '@/lib/texts.ts';
import { DASHBOARD } from '@/state/account/pages.ts';
import { CompleteQuote } from '@/state/complete-quote.tsx';
import { CALCULATOR } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { WarmNote } from '@/ui/note.tsx';
import { ContactForm } from './contact-form.tsx';
import { NightPage } from './night-page.tsx';
import { NotLicensed } from './not-licensed.tsx';
import { ThankYou } from './thank-you.tsx';
import { useSubmitQuote } from './use-submit-quote.ts';

export function PreApprovalPage() {
  return <CompleteQuote>{(quote) => <PreApproval quote={quote} />}</CompleteQuote>;
}

function PreApproval({ quote }: { quote: QuoteAnswers }) {
  const { mutate, isPending, isSuccess, variables } = useSubmitQuote();
  const isSignedIn = useUser() !== null;
  useWayHome(isSuccess && isSignedIn);
  if (isSuccess && !isSignedIn) return <ThankYou request={variables} />;

  const { state } = quote.homeLocation;
  if (!canTakeRequest(brand, state)) return <NotLicensed state={state} />;
  return (
    <NightPage title={text.title()} lead={text.lead()}>
      <Demonstration />
      <ContactForm
        pending={isPending || isSuccess}
        onSend={(contact) => mutate({ quote, ...contact })}
      />
      <BackLink to={CALCULATOR} />
    </NightPage>
  );
}

/** Explains that this is a demonstration. Shown for a brand without a license number. */
function Demonstration() {
  if (brand.legal.nmlsNumber !== null) return null;
  return (
    <div className="mb-6">
      <WarmNote title={text.demonstrationTitle()}>{text.demonstration()}</WarmNote>
    </div>
  );
}

/** How long a signed-in user sees the confirmation before the redirect. */
const REDIRECT_DELAY_MS = 500;

/** Redirects a signed-in user to the dashboard shortly after the request is sent. */
function useWayHome(isTime: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isTime) return;
    const timer = setTimeout(() => void navigate(DASHBOARD), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTime, navigate]);
}
