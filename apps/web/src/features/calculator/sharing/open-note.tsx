import { firstOpenQuestion } from '@latchkey/domain';
import { Link } from 'react-router';
import { loanEstimateText, shareText as text } from '@/lib/texts.ts';
import { useDraft } from '@/state/draft.ts';
import { addressOf, CONFIRMATION } from '@/state/wizard.ts';
import { WarmNote } from '@/ui/note.tsx';

/** Explains what we assume for a shared link, and links to the unanswered questions. */
export function OpenNote() {
  const draft = useDraft();
  if (!draft) return null;
  const question = firstOpenQuestion(draft);
  return (
    <WarmNote title={text.openTitle()}>
      <p className="mb-1 text-base leading-snug font-semibold">{loanEstimateText.notice()}</p>
      {draft.creditScore === null ? `${text.scoreAssumed()} ` : null}
      {draft.downPayment === null ? `${text.noDownPayment()} ` : null}
      {text.openLead()}{' '}
      <Link
        to={question ? addressOf(question) : CONFIRMATION}
        className="inline-block py-1 font-semibold underline"
      >
        {text.answer()}
      </Link>
    </WarmNote>
  );
}
