import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { adviceOn } from './account-failure.ts';

/** Shows a form's error message: the sentence from the specification, followed by any advice. */
export function FormFailure({ failure, sentence }: { failure: unknown; sentence: string }) {
  if (failure === undefined) return null;
  const advice = adviceOn(failure);
  return (
    <div role="alert" className="flex gap-2 text-sm text-danger">
      <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{sentence}</p>
        {advice ? <p className="text-ink">{advice}</p> : null}
      </div>
    </div>
  );
}
