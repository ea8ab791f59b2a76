import { Link } from 'react-router';
import { priceText as text } from '@/lib/texts.ts';
import { returnAfterQuestions } from '@/state/return-address.ts';
import { CONFIRMATION, PRICE } from '@/state/wizard.ts';

const className = 'inline-target rounded-small text-base font-semibold text-brand underline';

/**
 * Changes the answers that the prices depend on. A complete quote opens the page with all answers,
 * which links back here. Before the last question, this page asks its questions again.
 */
export function ChangeAnswers({
  isComplete,
  onChange,
}: {
  isComplete: boolean;
  onChange: () => void;
}) {
  const words = (
    <>
      {text.change()}
      <span className="sr-only">{text.changeFacts()}</span>
    </>
  );
  return isComplete ? (
    <Link
      to={CONFIRMATION}
      onClick={() => returnAfterQuestions({ pathname: PRICE, search: '' })}
      className={className}
    >
      {words}
    </Link>
  ) : (
    <button type="button" onClick={onChange} className={className}>
      {words}
    </button>
  );
}
