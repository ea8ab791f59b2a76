import { QuestionName } from '@latchkey/domain';
import { Link } from 'react-router';
import { brand } from '@/lib/brand.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { landingText as text } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { useDraft } from '@/state/draft.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Footer } from '@/ui/footer.tsx';
import { Logo } from '@/ui/logo.tsx';
import { ExampleCard, ExampleTerms } from './example-card.tsx';
import { Reasons } from './reasons.tsx';

export function LandingPage() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-5 sm:px-10">
      <title>{`${brand.name} \u00b7 ${brand.tagline}`}</title>
      <LandingHeader />
      <main tabIndex={-1} className="grow">
        <div className="grid items-center gap-12 py-10 lg:grid-cols-[1fr_25rem] lg:py-16">
          <Opening />
          <ExampleCard />
        </div>
        <ExampleTerms />
        <Reasons />
      </main>
      <Footer />
    </div>
  );
}

function Opening() {
  const draft = useDraft();
  return (
    <div className="max-w-(--column)">
      <h1 className="text-4xl leading-[1.05] font-bold sm:text-5xl">{brand.tagline}</h1>
      <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">
        {text.lead({ questions: QuestionName.options.length })}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={FIRST_QUESTION} className="w-full sm:w-auto">
          {draft ? text.continue() : text.start()}
        </ButtonLink>
        <p className="text-sm text-ink-soft">{text.effort()}</p>
      </div>
      <p className="mt-6 max-w-[34rem] text-sm text-ink-soft">
        <RichText
          text={text.claim()}
          parts={{
            a: (words) => (
              <Link to="/example" className="font-semibold text-brand underline">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}

function LandingHeader() {
  return (
    <header className="flex items-center justify-between py-5">
      <Logo />
      <Button look="outline" onClick={() => openAccountDialog('sign-in')}>
        {text.signIn()}
      </Button>
    </header>
  );
}
