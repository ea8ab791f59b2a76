import { pagePaths } from '@latchkey/contract';
import Calculator from 'lucide-react/icons/calculator';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { percent, wholeNumber } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { proofText as text } from '@/lib/texts.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { MailSentence } from '@/ui/mail-sentence.tsx';
import type { Proof } from './measures.tsx';

/** Cards about the other tests, about what we do not know, and about how to report an error. */
export function SideCards({ proof: { tests, localGap } }: { proof: Proof }) {
  const { fairness, payments } = tests;
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6">
      <SideCard icon={<Scale aria-hidden className="text-brand" />} title={text.fairTitle()}>
        <p>{text.fair({ ...fairness, compared: wholeNumber(fairness.compared) })}</p>
        <p className="mt-2 text-sm text-ink-soft">{text.fairTest({ name: 'fairness.test' })}</p>
      </SideCard>
      <SideCard icon={<Calculator aria-hidden className="text-brand" />} title={text.exactTitle()}>
        <p>{text.exact({ ...payments, compared: wholeNumber(payments.compared) })}</p>
      </SideCard>
      <SideCard
        className="border-warn-line! bg-warn-tint! text-ink"
        icon={<CircleHelp aria-hidden className="text-warn-ink" />}
        title={text.gapTitle()}
      >
        <p>
          {text.gap({
            without: wholeNumber(localGap.without),
            counties: wholeNumber(localGap.counties),
            share: percent(Math.round((100 * localGap.peopleWithout) / localGap.people)),
          })}
        </p>
      </SideCard>
      <SideCard className="bg-panel! shadow-none!" title={text.errorTitle()}>
        <p>{text.error()}</p>
        <ButtonLink
          look="outline"
          to={addressIn(pagePaths.allPrograms)}
          className="mt-3 mb-4 w-full bg-surface"
        >
          {text.errorLink()}
        </ButtonLink>
        <MailSentence text={text.errorMail} />
      </SideCard>
    </div>
  );
}

function SideCard({
  icon,
  title,
  className = '',
  children,
}: {
  icon?: ReactNode;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card className={className}>
      {icon}
      <h2 className="mt-1 mb-2 text-lg font-bold">{title}</h2>
      {children}
    </Card>
  );
}
