import { useNavigate } from 'react-router';
import { showAlert } from '@/lib/alerts.ts';
import { addressIn } from '@/lib/language.ts';
import { logFailure } from '@/lib/log.ts';
import { quotesText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';

/**
 * A button that clears the answers from this browser and shows a confirmation.
 *
 * @param leaves whether to open the start page afterward. Set this on pages that show answers
 */
export function ClearAnswers({
  leaves = false,
  look = 'outline',
  className,
}: {
  leaves?: boolean;
  look?: 'outline' | 'quiet';
  className?: string;
}) {
  const navigate = useNavigate();
  const press = async () => {
    if ((await clear()) && leaves) void navigate(addressIn('/'));
  };
  return (
    <Button look={look} className={className} onClick={() => void press()}>
      {text.clearAnswers()}
    </Button>
  );
}

/** Clears the answers and shows a confirmation. Returns whether the answers were cleared. */
async function clear(): Promise<boolean> {
  try {
    const { clearAnswers } = await import('./clear-answers.ts');
    clearAnswers();
    showAlert({ variant: 'success', label: text.cleared(), message: text.clearedAnswers() });
    return true;
  } catch (error) {
    logFailure('Could not clear the answers', error);
    showAlert({ variant: 'error', label: text.error(), message: text.clearFailed() });
    return false;
  }
}

/** A version of the button as small text at the end of the footer, for pages that show answers. */
export function ClearAnswersInFooter() {
  return (
    <ClearAnswers leaves look="quiet" className="text-xs font-normal! underline print:hidden" />
  );
}
