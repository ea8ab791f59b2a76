import { loanEstimateGuide } from '@latchkey/texts';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import { useLocale } from '@/lib/text.ts';
import { paperPageText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';

/** Explains what the page checks. Shown until the buyer adds a Loan Estimate. */
export function WhatWeCheck() {
  const lines = [text.checksLoan(), text.checksHelp(), text.checksSums(), text.checksPlace()];
  return (
    <Card>
      <h2 className="max-w-150 text-lg font-bold">{text.checks()}</h2>
      <ul className="mt-3 grid max-w-150 gap-3">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-brand" />
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-150">{text.thenAsk()}</p>
      <a
        href={loanEstimateGuide(useLocale())}
        rel="noopener"
        className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand hover:underline"
      >
        <ExternalLink size={18} aria-hidden />
        {text.whatItShows()}
      </a>
    </Card>
  );
}
