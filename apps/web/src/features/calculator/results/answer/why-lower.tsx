import { type Answer, type Estimate, leadingLoweredPlan } from '@latchkey/domain';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Suspense } from 'react';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import { answerText as text } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { HowItWorksLink } from '../how-it-works-link.tsx';

/**
 * The pictures that explain the lower payment. Loaded when the buyer opens them, or when the
 * browser is idle.
 */
const LoweringPictures = lazyWithText(
  ['lowering', 'true-cost'],
  async () => (await import('@/ui/how-it-works/lowering-pictures.tsx')).LoweringPictures,
);

/** Explains in three pictures, with the buyer's figures, why the first payment is lower. */
export function WhyLower({ answer, estimate }: { answer: Answer; estimate: Estimate }) {
  const plan = leadingLoweredPlan(estimate);
  const { now, later } = answer.eachMonth;
  if (!plan || !later) return null;
  return (
    <div className="[&_summary]:min-h-11">
      <Disclosure
        title={
          <span className="flex items-center gap-2">
            <CircleQuestionMark size={20} aria-hidden className="shrink-0 text-brand" />
            {text.whyLower()}
          </span>
        }
      >
        <div className="pb-4">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <LoweringPictures plan={plan} now={now} later={later} heading="h3" />
          </Suspense>
          <HowItWorksLink className="mt-3 flex min-h-6 w-fit items-center text-sm" />
        </div>
      </Disclosure>
    </div>
  );
}
