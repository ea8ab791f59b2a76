import { answerRowsText, answerText as text } from '@/lib/texts.ts';
import { partClass } from './answer-card.tsx';

/** A placeholder for the answer while the programs load. It shows no verdict. */
export function AnswerSkeleton() {
  return (
    <>
      <div className={`night bg-banner text-ink ${partClass}`}>
        <h2 id="payment" className="text-sm font-semibold">
          {answerRowsText.eachMonth()}
        </h2>
        <p role="status" className="mt-1 text-2xl leading-9 font-bold">
          {text.loading()}
        </p>
        <div className="mt-4 grid grid-cols-2 gap-x-4">
          {['now', 'later'].map((name) => (
            <div key={name}>
              <Bar className="mb-2 h-11 bg-ink/20" />
              <Bar className="h-4 w-1/2 bg-ink/20" />
            </div>
          ))}
        </div>
        <Bar className="mt-4 mb-2 h-4 w-2/3 bg-ink/20" />
      </div>
      <div className={`border-b border-line ${partClass}`}>
        <Bar className="h-26 bg-line" />
      </div>
      <div className={`bg-warn-tint sm:hidden ${partClass}`}>
        <Bar className="h-24 bg-warn-line" />
      </div>
      <div className={partClass}>
        <Bar className="h-96 bg-line sm:h-88" />
      </div>
    </>
  );
}

/** A placeholder bar in the same color as the part that it replaces. */
function Bar({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={`animate-pulse rounded-control motion-reduce:animate-none ${className}`}
    />
  );
}
