import { type ExpectedLoan, openUntil } from '@latchkey/domain/loan-estimate';
import { createPortal } from 'react-dom';
import { day } from '@/lib/format.ts';
import { currentLocale } from '@/lib/text.ts';
import { loanEstimateText, paperPageText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { LegalLines } from '@/ui/legal-lines.tsx';
import { Logo } from '@/ui/logo.tsx';
import { openWords } from '../papers/paper-list.tsx';
import { type CheckedPaper, inPile } from '../results/checked.ts';
import { SideTable } from '../results/side-by-side.tsx';
import { differentWords, questionWords, sameWords, unknownWords } from '../words/finding-words.ts';
import { matchSentences } from '../words/match-words.ts';

interface Props {
  readonly shown: CheckedPaper;
  readonly checked: readonly CheckedPaper[];
  readonly expected: ExpectedLoan | null;
}

/** The results on one printed page. A printout shows this sheet in place of the web page. */
export function PaperSheet(props: Props) {
  return createPortal(<Sheet {...props} />, document.body);
}

function Sheet({ shown, checked, expected }: Props) {
  const today = useToday();
  const beside = checked.filter(({ match }) => match.kind !== 'different');
  const until = openWords(openUntil(shown.paper.estimate, today));
  return (
    <main className="print-sheet grid gap-2 bg-paper text-ink">
      <p className="text-[13pt] leading-tight font-bold">{loanEstimateText.notice()}</p>
      <header className="flex items-start justify-between gap-6">
        <div>
          <h1 className="text-xl font-bold">{text.title()}</h1>
          <p className="text-base font-semibold">
            {text.lender({ letter: shown.letter })}, {until}
          </p>
        </div>
        <div className="shrink-0 text-right">
          <Logo />
          <p className="text-sm">{text.made({ day: day(today) })}</p>
        </div>
      </header>
      <Questions shown={shown} expected={expected} />
      <Others shown={shown} expected={expected} />
      {matchSentences(checked).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {beside.length > 1 ? <SideTable checked={beside} expected={expected} /> : null}
      <footer className="run-on border-t border-line pt-1 text-sm text-ink-soft">
        <p>{text.notOfficial()}</p>
        <p>{text.neverGuess()}</p>
        <LegalLines />
      </footer>
    </main>
  );
}

/** The questions for the lender, each with the two figures that do not agree. */
function Questions({ shown, expected }: Omit<Props, 'checked'>) {
  const findings = inPile(shown.findings, 'different');
  return (
    <section>
      <h2 className="text-base font-bold">{`${text.different()}: ${findings.length}`}</h2>
      {findings.length === 0 ? <p>{text.nothingDifferent()}</p> : null}
      <ol className="list-inside list-decimal">
        {findings.map((finding) => {
          const words = differentWords(finding, expected);
          return (
            <li key={finding.check} className="break-inside-avoid">
              <b>{words.title}</b>
              {`: ${words.paper} ${text.onPaper()}, ${words.expected} ${words.basis}. `}
              {text.question({ words: questionWords(finding, expected, currentLocale()) })}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Summarizes the unknown and the matching findings. */
function Others({ shown: { findings }, expected }: Omit<Props, 'checked'>) {
  const unknown = inPile(findings, 'unknown').map(unknownWords);
  const same = inPile(findings, 'same').map((finding) => sameWords(finding, expected));
  return (
    <>
      <p>
        <b>{text.cannotTell()}: </b>
        {unknown.map(({ title, words }) => `${title} (${words})`).join(' ')}
      </p>
      <p>
        <b>{expected ? text.asInQuote() : text.addsUp()}: </b>
        {same.join('; ')}
      </p>
    </>
  );
}
