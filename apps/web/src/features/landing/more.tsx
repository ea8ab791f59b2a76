import CalendarCheck from 'lucide-react/icons/calendar-check';
import ListChecks from 'lucide-react/icons/list-checks';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { loweringNames, useSite } from '@/lib/site.ts';
import { landingText, landingMoreText as text } from '@/lib/texts.ts';
import { useDraft } from '@/state/draft.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { HowPaymentsWork } from '@/ui/how-it-works/how-payments-work.tsx';
import { PhoneFoot } from './phone-foot.tsx';
import { States } from './states.tsx';

/** The sections of the landing page below the first screen. */
export function More() {
  const { product } = useSite();
  return (
    <>
      <section aria-labelledby="lowering" className="pt-14 lg:pt-20">
        <h2 id="lowering" className="mb-3 max-w-(--column) text-3xl leading-tight font-bold">
          {text.lowering(loweringNames(product))}
        </h2>
        <HowPaymentsWork heading="h3" />
      </section>
      <States />
      <Reasons />
      <Close />
      <PhoneFoot />
    </>
  );
}

/** Lists reasons to use this site. */
function Reasons() {
  return (
    <section aria-label={text.why()} className="grid gap-6 pt-14 sm:grid-cols-3 lg:pt-20">
      <Reason icon={<ListChecks aria-hidden />} title={text.reasonsTitle()}>
        {text.reasons()}
      </Reason>
      <Reason icon={<Scale aria-hidden />} title={text.costsTitle()}>
        {text.costs()}
      </Reason>
      <Reason icon={<CalendarCheck aria-hidden />} title={text.datesTitle()}>
        {text.dates()}
      </Reason>
    </section>
  );
}

function Reason({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <div>
      <span className="text-brand">{icon}</span>
      <h2 className="mt-2 text-base font-bold">{title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{children}</p>
    </div>
  );
}

/** A link at the end of the page that leads to the first question. */
function Close() {
  const draft = useDraft();
  return (
    <section
      aria-labelledby="close"
      className="night mt-14 flex flex-col justify-between gap-5 rounded-card border border-line bg-paper p-6 text-ink sm:flex-row sm:items-center sm:p-10 lg:mt-20"
    >
      <div>
        <h2 id="close" className="text-2xl leading-tight font-bold">
          {text.close()}
        </h2>
        <p className="mt-2 text-ink-soft">{text.closeLead()}</p>
      </div>
      <ButtonLink data-start to={FIRST_QUESTION} look="gold" className="shrink-0">
        {draft ? landingText.continue() : landingText.start()}
      </ButtonLink>
    </section>
  );
}
