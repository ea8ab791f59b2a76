import { pagePaths } from '@latchkey/contract';
import { type BuyerToCall, nextSteps, type ProgramToCall, programsQueryOf } from '@latchkey/domain';
import type { StepWords } from '@latchkey/texts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { stepsText as text } from '@/lib/texts.ts';
import { useAskedPrograms } from '@/state/use-asked-programs.ts';
import { Card } from '@/ui/card.tsx';
import { wordsOfStep } from './words-of-step.ts';

const action =
  'inline-flex min-h-8 items-center gap-2 text-left text-sm font-semibold text-brand hover:underline';

/**
 * Lists the buyer's next steps: calling an agency, taking a required class, collecting documents,
 * seeing a counselor, comparing Loan Estimates, and printing this page. On a phone, each step
 * expands to show what to ask or bring.
 */
export function NextSteps({
  buyer,
  program,
  children,
}: {
  buyer: BuyerToCall;
  /** The program whose assistance the buyer wants, or null. */
  program: ProgramToCall | null;
  /** Content after the steps, usually the page's main button. */
  children?: ReactNode;
}) {
  const titleId = useId();
  const steps = nextSteps(buyer, program);
  return (
    <Card className="px-5! py-4! sm:py-5!">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-lg font-bold">
          {text.title()}
        </h2>
        <ol className="mt-2 divide-y divide-line">
          {steps.map((step, index) => (
            <Step key={step.kind} number={index + 1} words={wordsOfStep(step)}>
              {step.kind === 'loan-estimates' ? <CheckEstimate /> : null}
            </Step>
          ))}
          <Row number={steps.length + 1}>
            <h3 className="font-semibold max-sm:sr-only">{text.print()}</h3>
            <button type="button" className={action} onClick={() => window.print()}>
              <Printer size={18} aria-hidden />
              {text.printLink()}
            </button>
          </Row>
        </ol>
        {children ? <div className="mt-4 grid gap-2 print:hidden">{children}</div> : null}
      </section>
    </Card>
  );
}

/** @param children a link to one of our pages, which replaces the step's own link */
function Step({
  number,
  words: { title, words, link },
  children,
}: {
  number: number;
  words: StepWords;
  children: ReactNode;
}) {
  const wordsId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row number={number}>
      <div className="flex items-start justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        <button
          type="button"
          aria-label={text.more({ title })}
          aria-expanded={isOpen}
          aria-controls={wordsId}
          className="-my-2.5 -mr-2.5 inline-flex size-11 shrink-0 items-center justify-center text-ink-soft sm:hidden print:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={18} aria-hidden className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      <p
        id={wordsId}
        className={`text-sm text-ink-soft print:block ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        {words}
      </p>
      {link ? (
        <div className={isOpen || isPhone(link) ? '' : 'max-sm:hidden'}>
          {children ?? <StepLink {...link} />}
        </div>
      ) : null}
    </Row>
  );
}

/**
 * A link to the page that checks Loan Estimates. The link includes the programs in this page's URL.
 */
function CheckEstimate() {
  const asked = useAskedPrograms();
  return (
    <Link
      to={addressIn(pagePaths.loanEstimate) + programsQueryOf(asked)}
      className={`${action} print:hidden`}
    >
      <FileText size={18} aria-hidden />
      {text.estimatesCheck()}
    </Link>
  );
}

type StepHref = NonNullable<StepWords['link']>;

/**
 * Whether a link is a phone number. On a phone, such a link stays visible while the step is
 * collapsed.
 */
function isPhone({ href }: StepHref): boolean {
  return href.startsWith('tel:');
}

function StepLink(link: StepHref) {
  const Icon = isPhone(link) ? Phone : ExternalLink;
  return (
    <a href={link.href} rel="noopener" className={`${action} ${isPhone(link) ? 'tabular' : ''}`}>
      <Icon size={18} aria-hidden />
      {link.label}
    </a>
  );
}

function Row({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-1.5 sm:py-3">
      <span
        aria-hidden
        className="mt-px flex size-6 shrink-0 items-center justify-center rounded-full bg-brand-tint text-sm font-semibold text-brand forced-colors:border"
      >
        {number}
      </span>
      <div className="min-w-0 grow">{children}</div>
    </li>
  );
}
