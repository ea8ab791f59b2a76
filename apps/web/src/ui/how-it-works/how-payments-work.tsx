import { useSite } from '@/lib/site.ts';
import { HowItCompares } from './how-it-compares.tsx';
import { HowItWorks } from './how-it-works.tsx';

/**
 * Explains how the lowered payment works. On a site without a lowered payment, explains how the
 * site compares assistance and loan types.
 *
 * @param heading level of the section headings
 */
export function HowPaymentsWork({ heading }: { heading: 'h2' | 'h3' }) {
  const { product } = useSite();
  return product.loweredPayment ? (
    <HowItWorks heading={heading} />
  ) : (
    <HowItCompares heading={heading} />
  );
}
