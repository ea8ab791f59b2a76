import type { AnswerWords, OwedWords } from '@latchkey/texts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

/**
 * The three main figures of a page: the monthly payment, the cash at closing, and what the buyer
 * owes later.
 *
 * @param isCompact whether to omit the buyer's cash and how the line of credit is repaid. Use it
 * where other text covers this
 */
export function ThreeRows({
  words,
  isCompact = false,
}: {
  words: AnswerWords;
  isCompact?: boolean;
}) {
  return (
    <div className="@container">
      <dl className="grid gap-3 @md:grid-cols-2">
        <Month words={words.month} isCompact={isCompact} />
        <Cash words={words.cash} isCompact={isCompact} />
        <Owed words={words.owed} isCompact={isCompact && words.month.later !== null} />
      </dl>
    </div>
  );
}

function Month({
  words: { title, missing, now, later },
  isCompact,
}: {
  words: AnswerWords['month'];
  isCompact: boolean;
}) {
  return (
    <div className="@md:col-span-2">
      <dt className={titleClass}>
        {title}
        {missing === '' ? null : <span className="block font-normal">{missing}</span>}
      </dt>
      <dd className={`mt-0.5 grid gap-x-4 gap-y-1 ${later ? '@3xs:grid-cols-2' : ''}`}>
        <Payment figure={now.figure} isCompact={isCompact}>
          {now.note}
        </Payment>
        {later ? (
          <Payment figure={later.figure} isCompact={isCompact}>
            {later.note}
            {isCompact || later.payback === null ? null : (
              <span className="block">{later.payback}</span>
            )}
          </Payment>
        ) : null}
      </dd>
    </div>
  );
}

function Payment({
  figure,
  isCompact,
  children,
}: {
  figure: string;
  isCompact: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <span className={figureClass} data-payment={isCompact ? undefined : true}>
        {figure}
      </span>
      <span className="block text-sm">{children}</span>
    </div>
  );
}

function Cash({
  words: { title, figure, result, isShort, have },
  isCompact,
}: {
  words: AnswerWords['cash'];
  isCompact: boolean;
}) {
  return (
    <div>
      <dt className={titleClass}>{title}</dt>
      <dd>
        <span className={figureClass}>{figure}</span>
        <span
          className={`tabular flex items-center gap-1.5 text-sm font-semibold ${isShort ? 'text-danger' : ''}`}
        >
          {isShort ? <CircleAlert size={18} aria-hidden className="shrink-0" /> : null}
          {result}
        </span>
        {isCompact ? null : <span className="block text-sm">{have}</span>}
      </dd>
    </div>
  );
}

function Owed({
  words: { title, figure, words, limit, help, isOwed },
  isCompact,
}: {
  words: OwedWords;
  isCompact: boolean;
}) {
  if (!isOwed) {
    return (
      <div>
        <dt className={titleClass}>{title}</dt>
        <dd className="font-semibold">{words}</dd>
      </div>
    );
  }
  const said = [isCompact ? '' : words, isCompact ? '' : limit, help].filter(Boolean).join(' ');
  return (
    <div className="-mx-3 rounded-control bg-warn-tint px-3 py-2">
      <dt className={titleClass}>{title}</dt>
      <dd>
        {figure === null ? null : <span className={figureClass}>{figure}</span>}
        {said === '' ? null : <span className="block text-sm">{said}</span>}
      </dd>
    </div>
  );
}

const titleClass = 'text-sm font-semibold';
const figureClass = 'tabular block text-2xl leading-8 font-bold whitespace-nowrap';
