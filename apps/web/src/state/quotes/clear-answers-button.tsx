import { useNavigate } from 'react-router';
import { showAlert } from '@/lib/alerts.ts';
import { addressIn } from '@/lib/language.ts';
import { logFailure } from '@/lib/log.ts';
import { quotesText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';

/**
 * Button that clears the answers from this browser and shows a confirmation.
 *
 * @param leaves whether to go to the start page afterward, because this page shows answers
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
  const clear = async () => {
    try {
      const { clearAnswers } = await import('./clear-answers.ts');
      clearAnswers();
      showAlert({ variant: 'success', label: text.cleared(), message: text.clearedAnswers() });
      if (leaves) void navigate(addressIn('/'));
    } catch (error) {
      logFailure('Could not clear the answers', error);
      showAlert({ variant: 'error', label: text.error(), message: text.clearFailed() });
    }
  };
  return (
    <Button look={look} className={className} onClick={() => void clear()}>
      {text.clearAnswers()}
    </Button>
  );
}

/** The button as small text at the end of the footer, on pages that show the answers. */
export function ClearAnswersInFooter() {
  return (
    <ClearAnswers leaves look="quiet" className="text-xs font-normal! underline print:hidden" />
  );
}
