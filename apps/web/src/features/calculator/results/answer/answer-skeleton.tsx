import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { labelClass, partClass } from './answer-card.tsx';

/** The shape of the answer while programs load. It holds no verdict. */
export function AnswerSkeleton() {
  return (
    <>
      <div className={`night bg-banner text-ink ${partClass}`}>
        <h2 id="payment" className={labelClass}>
          {calculatorText.mortgagePayment()}
        </h2>
        <p role="status" className="mt-1 text-2xl leading-9 font-bold">
          {text.loading()}
        </p>
        <div className="mt-4 grid gap-x-6 gap-y-3 @[30rem]:grid-cols-2">
          {['lowered', 'after', 'latest'].map((name) => (
            <div key={name}>
              <Bar className="mb-2 h-4 w-1/2 bg-ink/20" />
              <Bar className="h-11 bg-ink/20 sm:h-12" />
            </div>
          ))}
        </div>
        <Bar className="mt-2 mb-6 h-4 w-2/3 bg-ink/20" />
      </div>
      <div className={`border-y border-warn-line bg-warn-tint ${partClass}`}>
        <Bar className="h-20 bg-warn-line sm:h-19" />
      </div>
      <div className={partClass}>
        <Bar className="h-36 bg-line sm:h-31" />
      </div>
    </>
  );
}

/** A placeholder in the color of its part. */
function Bar({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={`animate-pulse rounded-control motion-reduce:animate-none ${className}`}
    />
  );
}
