import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wholeMoney } from '@/lib/format.ts';
import { paperPageText as text } from '@/lib/texts.ts';
import { CALCULATOR, FIRST_QUESTION } from '@/state/wizard.ts';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import type { QuoteLoan } from './quote-loan.ts';

const linkClass = '-my-2.5 inline-block py-2.5 font-semibold text-brand underline';

/**
 * Explains what the Loan Estimates are compared with. The server does not have the quote, so it
 * renders only the introductory sentence.
 */
export function AgainstLine({ loan }: { loan: QuoteLoan }) {
  return (
    <div className="max-w-[44rem] text-ink-soft">
      <p>{text.lead()}</p>
      <div className="mt-1 min-h-7">
        <BrowserOnly loading={null}>
          <Line loan={loan} />
        </BrowserOnly>
      </div>
    </div>
  );
}

function Line({ loan }: { loan: QuoteLoan }) {
  switch (loan.kind) {
    case 'none':
      return <WithLink words={text.noQuote()} to={FIRST_QUESTION} link={text.startQuote()} />;
    case 'open':
      return <WithLink words={text.openQuote()} to={loan.address} link={text.finishQuote()} />;
    case 'no-loan':
      return <WithLink words={text.noLoan()} to={CALCULATOR} link={<Change />} />;
    case 'loading':
      return <p>{text.quoteLoading()}</p>;
    case 'failed':
      return (
        <p role="alert">
          {text.quoteFailed()}{' '}
          <button type="button" className={linkClass} onClick={loan.retry}>
            {text.tryAgain()}
          </button>
        </p>
      );
    case 'loan':
      return <WithLink words={againstWords(loan)} to={CALCULATOR} link={<Change />} />;
  }
}

/** Summarizes the quote in one line: the home's price and city, and the assistance. */
function againstWords({ expected, quote }: Extract<QuoteLoan, { kind: 'loan' }>): string {
  const facts = { price: wholeMoney(quote.homePrice), city: quote.homeLocation.city };
  const [program] = expected.programs;
  if (program === undefined) return text.against(facts);
  const help = text.helpOf({ program, amount: wholeMoney(expected.help) });
  return text.againstHelp({ ...facts, help });
}

function Change() {
  return (
    <>
      {text.change()}
      <span className="sr-only">{text.changeOf()}</span>
    </>
  );
}

function WithLink({ words, to, link }: { words: string; to: string; link: ReactNode }) {
  return (
    <p>
      {words}{' '}
      <Link to={to} className={linkClass}>
        {link}
      </Link>
    </p>
  );
}
