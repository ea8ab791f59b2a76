import { Link } from 'react-router';
import { priceText as text } from '@/lib/texts.ts';
import { returnAfterQuestions } from '@/state/return-address.ts';
import { CONFIRMATION, PRICE } from '@/state/wizard.ts';

const className = 'inline-target rounded-small text-base font-semibold text-brand underline';

/**
 * A control to change the answers that the prices depend on. For a complete quote, it links to the
 * page with all answers, which links back here. For an incomplete quote, it shows this page's
 * questions again.
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
