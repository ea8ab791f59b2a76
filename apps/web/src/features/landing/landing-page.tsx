import { pagePaths } from '@latchkey/contract';
import { MAX_SHORT_QUESTIONS, questionNames } from '@latchkey/domain';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { landingText as text, uiText } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { useDraft } from '@/state/draft.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { BelowFold } from '@/ui/below-fold.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Footer } from '@/ui/footer.tsx';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { Logo } from '@/ui/logo.tsx';
import { SiteNavigation } from '@/ui/site-navigation.tsx';
import { claimWords } from './claim-words.ts';
import { More } from './more.tsx';
import { Sample } from './sample.tsx';

const counts = { questions: questionNames.length, quick: MAX_SHORT_QUESTIONS };

export function LandingPage() {
  const { brand } = useSite();
  return (
    <div className="mx-auto flex min-h-dvh max-w-[calc(73rem+2.5rem)] flex-col px-5">
      <title>{`${brand.name} \u00b7 ${brand.tagline}`}</title>
      <LandingHeader />
      <main tabIndex={-1} className="grow">
        <div className="grid items-center gap-10 py-8 lg:grid-cols-[1fr_28rem] lg:gap-16 lg:py-10">
          <Opening />
          <Suspense>
            <Sample />
          </Suspense>
        </div>
        <Steps />
        <BelowFold>
          <More />
        </BelowFold>
      </main>
      <Footer />
    </div>
  );
}

function Opening() {
  const { brand, config, product } = useSite();
  const draft = useDraft();
  return (
    <div className="max-w-(--column)">
      <h1
        lang={brand.inEnglish.includes('tagline') ? 'en' : undefined}
        className="text-4xl leading-[1.05] font-bold sm:text-5xl"
      >
        {brand.tagline}
      </h1>
      {product.loweredPayment ? (
        <p className="mt-3 max-w-[34rem] text-lg font-semibold">{text.costLater()}</p>
      ) : null}
      <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">{text.lead(counts)}</p>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink data-start to={FIRST_QUESTION} className="w-full sm:w-auto">
          {draft ? text.continue() : text.start()}
        </ButtonLink>
        <p className="text-sm text-ink-soft">{text.effort()}</p>
      </div>
      <p className="mt-6 max-w-[34rem] text-sm text-ink-soft">
        <RichText
          text={claimWords(config.mostSaved, product)}
          parts={{
            a: (words) => (
              <Link
                to={addressIn(pagePaths.example)}
                className="inline-target font-semibold text-brand underline"
              >
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
    <header className="flex items-center justify-between gap-2 py-3 sm:gap-3">
      <Logo />
      <div className="flex flex-wrap items-center justify-end gap-x-1 sm:gap-x-2">
        <SiteNavigation />
        <LanguageSwitch isShort />
        <Button
          look="outline"
          onClick={() => openAccountDialog('sign-in')}
          className="whitespace-nowrap max-sm:px-3"
        >
          {uiText.signIn()}
        </Button>
      </div>
    </header>
  );
}

/** Explains in three steps what the visitor does and what the visitor gets. */
function Steps() {
  const steps = [
    [text.questionsTitle(counts), text.questionsLead()],
    [text.helpTitle(), text.helpLead()],
    [text.paymentTitle(), text.paymentLead()],
  ] as const;
  return (
    <ol aria-label={text.steps()} className="grid gap-6 border-y border-line py-6 sm:grid-cols-3">
      {steps.map(([title, lead], index) => (
        <li key={title} className="flex gap-3">
          <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-tint text-sm font-bold text-brand">
            {index + 1}
          </span>
          <div>
            <p className="font-bold">{title}</p>
            <p className="text-sm text-ink-soft">{lead}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
