import { pagePaths } from '@latchkey/contract';
import { Link, useLocation } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { useSite } from '@/lib/site.ts';
import { calculatorText as text } from '@/lib/texts.ts';

/** Link to the page that explains the lowered payment. That page links back to this estimate. */
export function HowItWorksLink({ className }: { className: string }) {
  const { search } = useLocation();
  if (useSite().product.loweredPayment === null) return null;
  return (
    <Link
      to={addressIn(pagePaths.howItWorks)}
      state={search}
      className={`font-semibold underline ${className}`}
    >
      {text.howItWorks()}
    </Link>
  );
}
