import type { QuestionName, QuoteDraft } from '@latchkey/domain';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId } from 'react';
import { Link } from 'react-router';
import { answerInWords, answerLabel } from '@/lib/answer-words.ts';
import { confirmationText as text } from '@/lib/texts.ts';
import { editAddress } from '@/state/wizard.ts';
import { Card } from '@/ui/card.tsx';

/** One section of the summary. Each answer has an Edit link. */
export function SummaryList({
  title,
  names,
  draft,
  faulty,
}: {
  title: string;
  names: readonly QuestionName[];
  draft: QuoteDraft;
  faulty: ReadonlySet<QuestionName>;
}) {
  const id = useId();
  return (
    <Card className="pb-2 sm:pb-3">
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-1 text-lg font-bold">
          {title}
        </h2>
        <dl>
          {names.map((name) => (
            <Item
              key={name}
              label={answerLabel(name)}
              answer={answerInWords(draft, name)}
              editTo={editAddress(name)}
              isFaulty={faulty.has(name)}
            />
          ))}
        </dl>
      </section>
    </Card>
  );
}

function Item({
  label,
  answer,
  editTo,
  isFaulty,
}: {
  label: string;
  answer: string | null;
  editTo: string;
  isFaulty: boolean;
}) {
  return (
    <div
      className={`-mx-3 grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-line px-3 py-1 first:border-t-0 sm:grid-cols-[10rem_1fr_auto] ${isFaulty ? 'rounded-small bg-danger-tint' : ''}`}
    >
      <dt className="pt-1 text-sm text-ink-soft sm:pt-0">{label}</dt>
      <dd
        className={`col-start-1 flex items-center gap-2 pb-1 font-semibold sm:col-start-2 sm:pb-0 ${toneOf(answer, isFaulty)}`}
      >
        {isFaulty ? <CircleAlert size={18} aria-hidden className="shrink-0" /> : null}
        {answer ?? text.notAnswered()}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
        <Link
          to={editTo}
          aria-label={text.editItem({ item: label })}
          className="-mr-2 inline-flex min-h-13 items-center rounded-small px-2 font-semibold text-brand hover:underline"
        >
          {text.edit()}
        </Link>
      </dd>
    </div>
  );
}

function toneOf(answer: string | null, isFaulty: boolean): string {
  if (isFaulty) return 'text-danger';
  return answer === null ? 'text-ink-soft' : '';
}
