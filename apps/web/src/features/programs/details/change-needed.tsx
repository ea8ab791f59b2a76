import type { AlmostProgram } from '@latchkey/domain';
import { Link } from 'react-router';
import { answerLabel } from '@/lib/answer-words.ts';
import { programsText as text } from '@/lib/texts.ts';
import { editAddress } from '@/state/wizard.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { changeableAnswer, changeWords } from '../words/change-words.ts';

/** States what must change for a program to match, with a link to the answer to change. */
export function ChangeNeeded({ program: { change, programName } }: { program: AlmostProgram }) {
  const question = changeableAnswer(change);
  return (
    <div className="mt-4 rounded-control border border-warn-line bg-warn-tint px-4 py-3 text-warn-ink">
      <p className="font-semibold">
        <CatalogText>{`${changeWords(change)}.`}</CatalogText>
      </p>
      {question ? (
        // The link is in front of the link that covers the whole card.
        <Link
          to={editAddress(question)}
          className="relative z-1 inline-flex scroll-mb-48 min-h-11 items-center text-sm font-semibold underline"
        >
          {text.changeAnswer({ answer: answerLabel(question) })}
          <span className="sr-only">{text.forProgram({ program: programName })}</span>
        </Link>
      ) : null}
    </div>
  );
}
