export interface ProgressPart {
  readonly label: string;
  /**
   * The number of steps in this section. The width of the section's segment is proportional to this
   * number.
   */
  readonly steps: number;
  /** The number of steps in this section that the buyer has reached. */
  readonly reached: number;
  /** Describes the progress in words, for screen readers. */
  readonly words: string;
}

/** Classes for the width of a segment. The server's HTML must not contain `style` attributes. */
const shares = [
  'hidden',
  'flex-1',
  'flex-2',
  'flex-3',
  'flex-4',
  'flex-5',
  'flex-6',
  'flex-7',
  'flex-8',
] as const;

/** Shows the progress through the wizard. Each section has one segment with up to eight steps. */
export function ProgressBar({ parts }: { parts: readonly ProgressPart[] }) {
  return (
    <div className="flex gap-1.5">
      {parts.map((part) => (
        <div
          key={part.label}
          role="progressbar"
          aria-label={part.label}
          aria-valuemin={0}
          aria-valuemax={part.steps}
          aria-valuenow={part.reached}
          aria-valuetext={part.words}
          className={`flex h-1.5 overflow-hidden rounded-full bg-line forced-colors:border ${shares[part.steps]}`}
        >
          <div
            className={`rounded-full bg-brand forced-colors:bg-[Highlight] ${shares[part.reached]}`}
          />
          <div className={shares[part.steps - part.reached]} />
        </div>
      ))}
    </div>
  );
}
