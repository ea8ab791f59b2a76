import type { ExpectedLoan, Finding } from '@latchkey/domain/loan-estimate';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { locales, textIn, useLocale } from '@/lib/text.ts';
import { paperPageText as text } from '@/lib/texts.ts';
import { isCopied } from '@/ui/copy-link.tsx';
import { questionWords } from '../words/finding-words.ts';

const buttonClass =
  'inline-flex min-h-11 items-center gap-2 rounded-small text-sm font-semibold text-brand hover:underline';

/**
 * A question for the lender, in the page's language or in another language. The buyer and the
 * lender may not speak the same language.
 *
 * @param isReady whether the questions have loaded in every language
 */
export function Question({
  finding,
  expected,
  isReady,
}: {
  finding: Extract<Finding, { pile: 'different' }>;
  expected: ExpectedLoan | null;
  isReady: boolean;
}) {
  const pageLocale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const [copied, setCopied] = useState<{ words: string; isCopied: boolean } | null>(null);
  const locale = isReady && chosen !== null ? chosen : pageLocale;
  const words = questionWords(finding, expected, locale);
  const outcome = copied?.words === words ? copied : null;
  const copy = async () => setCopied({ words, isCopied: await isCopied(words) });
  return (
    <div className="mt-2 rounded-control border border-line bg-surface px-4 pt-3 pb-1">
      <p className="text-sm text-ink-soft">{text.ask()}</p>
      <p lang={locale}>{text.question({ words })}</p>
      <div className="flex flex-wrap gap-x-5">
        <button type="button" className={buttonClass} onClick={() => void copy()}>
          {outcome?.isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {text.copy()}
        </button>
        {isReady
          ? locales
              .filter((other) => other !== locale)
              .map((other) => (
                <button
                  key={other}
                  type="button"
                  lang={other}
                  className={buttonClass}
                  onClick={() => setChosen(other)}
                >
                  {textIn(other, 'loan-estimate', 'paperPage').inThisLanguage()}
                </button>
              ))
          : null}
      </div>
      <p role="status" className="pb-2 text-sm empty:hidden">
        {outcome?.isCopied ? text.copied() : null}
        {outcome?.isCopied === false ? text.notCopied() : null}
      </p>
    </div>
  );
}
