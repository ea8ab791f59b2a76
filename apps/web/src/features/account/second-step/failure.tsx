import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { failureSentence, type Tried } from './failure-sentence.ts';

/** Shows why the last attempt failed. */
export function StepFailure({ failure, tried }: { failure: unknown; tried: Tried }) {
  if (failure === undefined) return null;
  return (
    <p role="alert" className="flex gap-2 text-sm font-semibold text-danger">
      <CircleAlert size={20} aria-hidden className="shrink-0" />
      {failureSentence(failure, tried)}
    </p>
  );
}
