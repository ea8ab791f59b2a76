import { loweringText as text } from '@/lib/texts.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { HowItWorks } from '@/ui/how-it-works/how-it-works.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';

export function HowItWorksPage() {
  return (
    <PlainPage width="columns">
      <Page title={text.title()}>
        <HowItWorks heading="h2" />
        <ButtonLink to={FIRST_QUESTION} className="mt-8 w-full sm:w-auto">
          {text.start()}
        </ButtonLink>
      </Page>
    </PlainPage>
  );
}
