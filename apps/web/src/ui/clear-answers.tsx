import { useNavigate } from 'react-router';
import { showAlert } from '@/lib/alerts.ts';
import { logFailure } from '@/lib/log.ts';
import { Button } from './button.tsx';
import { text } from './ui-text.ts';

/**
 * Clears the answers from this browser at once, and says so.
 *
 * @param leaves whether the page is about the answers, and leads to the start once they are cleared
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
      const { clearAnswers } = await import('@/lib/clear-answers.ts');
      clearAnswers();
      showAlert({ variant: 'success', label: text.cleared(), message: text.clearedAnswers() });
      if (leaves) void navigate('/');
    } catch (error) {
      logFailure('The answers could not be cleared', error);
      showAlert({ variant: 'error', label: text.error(), message: text.clearFailed() });
    }
  };
  return (
    <Button look={look} className={className} onClick={() => void clear()}>
      {text.clearAnswers()}
    </Button>
  );
}
