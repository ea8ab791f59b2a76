import { AlertDialog } from '@base-ui/react/alert-dialog';
import { queryClient } from '@/lib/query-client.ts';
import { secondStepText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { removeStep, type SecondStep, type SecondSteps } from './actions.ts';
import { StepFailure } from './failure.tsx';
import { StepForm } from './step-form.tsx';
import { nameOf } from './step-name.ts';
import { stepsQuery } from './steps-query.ts';
import { useConfirmedAttempt } from './use-confirmed-attempt.ts';

interface Props {
  readonly owner: string;
  readonly step: SecondStep;
  readonly data: SecondSteps;
  readonly onClose: (isRemoved: boolean) => void;
}

/**
 * Asks the user to confirm the removal of a second step. If the last verification was not recent,
 * first asks the user to verify another second step or enter a recovery code.
 */
export function RemoveStep({ owner, step, data, onClose }: Props) {
  const attempts = useConfirmedAttempt();
  const others = data.steps.filter(({ id }) => id !== step.id);
  const remove = () =>
    attempts.run(async () => {
      await removeStep(step.id);
      await queryClient.invalidateQueries({ queryKey: stepsQuery(owner).queryKey });
      onClose(true);
    });
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => isOpen || onClose(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 min-h-dvh bg-night/60" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 text-ink shadow-card">
          <AlertDialog.Title className="text-xl font-bold wrap-anywhere">
            {text.removeTitle({ name: nameOf(step) })}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 mb-5 text-ink-soft">
            {others.length > 0 ? text.removeLead() : text.removeLast()}
          </AlertDialog.Description>
          {attempts.isAsked ? (
            <Confirmation others={others} data={data} onVerified={attempts.confirmed} />
          ) : (
            <StepFailure failure={attempts.failure} tried="code" />
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="outline" className="min-h-13 grow" onClick={() => onClose(false)}>
              {text.keep()}
            </Button>
            {attempts.isAsked ? null : (
              <Button
                pending={attempts.isPending}
                className="grow bg-danger! text-surface!"
                onClick={() => void remove()}
              >
                {text.remove()}
              </Button>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Confirmation({
  others,
  data: { codes },
  onVerified,
}: Pick<Props, 'data'> & { others: readonly SecondStep[]; onVerified: () => void }) {
  if (others.length === 0 && !codes?.remaining) {
    return <p className="text-sm font-semibold">{text.needsCodes()}</p>;
  }
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{text.confirmFirst()}</p>
      <StepForm steps={others} hasCodes={codes !== null} onVerified={onVerified} />
    </div>
  );
}
