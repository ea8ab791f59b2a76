import type { StepMark } from '@latchkey/domain';
import Check from 'lucide-react/icons/check';

const looks: Readonly<Record<StepMark, string>> = {
  done: 'border-brand bg-brand text-on-brand',
  current: 'border-brand bg-surface',
  'to-come': 'border-line-strong bg-surface',
};

/** A section's round mark. The text next to the mark states its meaning. */
export function StepDot({ mark, className }: { mark: StepMark; className: string }) {
  return (
    <span
      aria-hidden
      className={`flex shrink-0 items-center justify-center rounded-full border-2 ${looks[mark]} ${className}`}
    >
      {mark === 'done' ? <Check size={12} strokeWidth={3} /> : null}
      {mark === 'current' ? (
        <span className="size-2 rounded-full bg-current text-brand forced-colors:bg-[CanvasText]" />
      ) : null}
    </span>
  );
}
