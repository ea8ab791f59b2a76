export interface ProgressPart {
  readonly label: string;
  /** How many steps the part has; its width follows them. */
  readonly steps: number;
  /** How many of them are reached. */
  readonly reached: number;
  /** The same in words. */
  readonly words: string;
}

/** How far one has come, in parts as wide as they are long. */
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
