import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';

/** Says that help could not be loaded, and what the figures below count instead. */
export function HelpFailed({ isLast, onRetry }: { isLast: boolean; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-danger-tint px-5 py-3 text-sm sm:px-7"
    >
      <p className="flex min-w-0 grow basis-64 gap-2">
        <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-danger" />
        <span>
          <strong>{text.helpFailed()}</strong> {isLast ? text.lastFigure() : text.withoutHelp()}
        </span>
      </p>
      <Button look="outline" onClick={onRetry}>
        {calculatorText.tryAgain()}
      </Button>
    </div>
  );
}
