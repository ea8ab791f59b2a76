import { useLocation } from 'react-router';
import { loweringNames, useSite } from '@/lib/site.ts';
import { loweringText as text } from '@/lib/texts.ts';
import { useDraft } from '@/state/draft.ts';
import { CALCULATOR, FIRST_QUESTION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { HowPaymentsWork } from '@/ui/how-it-works/how-payments-work.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';

export function HowItWorksPage() {
  const { product } = useSite();
  return (
    <PlainPage width="columns">
      <Page title={text.title(loweringNames(product))}>
        <HowPaymentsWork heading="h2" />
        <Onward />
      </Page>
    </PlainPage>
  );
}

/** Links back to the estimate if the buyer came from there, and otherwise to the questions. */
function Onward() {
  const draft = useDraft();
  const { state } = useLocation();
  const className = 'mt-8 w-full sm:w-auto';
  if (draft && typeof state === 'string') {
    return (
      <ButtonLink to={`${CALCULATOR}${state}`} className={className}>
        {text.toEstimate()}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={FIRST_QUESTION} className={className}>
      {draft ? text.continue() : text.start()}
    </ButtonLink>
  );
}
