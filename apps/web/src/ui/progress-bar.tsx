export interface ProgressPart {
  readonly label: string;
  /** The number of steps in this part. The part's width is proportional to it. */
  readonly steps: number;
  /** The number of steps that the buyer has reached. */
  readonly reached: number;
  /** The progress in words, for screen readers. */
  readonly words: string;
}

/** Progress through the wizard, with one segment for each part. */
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
          className="h-1.5 overflow-hidden rounded-full bg-line"
          style={{ flex: part.steps }}
        >
          <div
            className="h-full rounded-full bg-brand"
            style={{ width: `${(100 * part.reached) / part.steps}%` }}
          />
        </div>
      ))}
    </div>
  );
}
