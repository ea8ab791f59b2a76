import {
  type ProgressSegment,
  type QuestionName,
  questionProgress,
  type WizardPage,
} from '@latchkey/domain';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { questionsText as text } from '@/lib/texts.ts';
import { clearDraft } from '@/state/draft.ts';
import { BackButton, BackLink } from '@/ui/back.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { ProgressBar } from '@/ui/progress-bar.tsx';
import type { Question } from './use-question.ts';

const QUESTION_ID = 'question';
const TIP_ID = 'tip';

/**
 * `aria-describedby` for a page's only field, so that screen readers also read the question aloud.
 */
export const describedByQuestion = `${QUESTION_ID} ${TIP_ID}`;

/** Layout for a question page: progress bar, question, tip, content and a Back link. */
export function QuestionPage<Name extends QuestionName>({
  question: { page, name, backTo },
  children,
}: {
  question: Question<Name>;
  children: ReactNode;
}) {
  const { title, sentence, tip } = textOfQuestion(name);
  return (
    <>
      <PageTitle of={title} />
      <QuestionProgress page={page} />
      <div key={name} className="slide-in">
        <h1 id={QUESTION_ID} className="mt-6">
          <span className="block text-sm font-semibold tracking-normal text-brand">{title}</span>
          <span className="mt-1 block text-2xl leading-tight font-bold sm:text-3xl">
            <RichText
              text={sentence}
              parts={{ nowrap: (words) => <span className="whitespace-nowrap">{words}</span> }}
            />
          </span>
        </h1>
        {tip ? (
          <p id={TIP_ID} className="mt-2 text-ink-soft">
            {tip}
          </p>
        ) : null}
        <div className="mt-7">{children}</div>
        {backTo === null ? <LeaveButton /> : <BackLink to={backTo} />}
      </div>
    </>
  );
}

function textOfQuestion(name: QuestionName) {
  return { title: text[`${name}Title`](), sentence: text[name](), tip: text[`${name}Tip`]() };
}

/** The Back button on the first question. It clears the draft and opens the landing page. */
function LeaveButton() {
  const navigate = useNavigate();
  return (
    <BackButton
      onClick={() => {
        clearDraft();
        void navigate(addressIn('/'));
      }}
    />
  );
}

const labels: Record<ProgressSegment['section'], (() => string) | undefined> = {
  'home-info': text['home-info'],
  'financial-info': text['financial-info'],
  'personal-info': text['personal-info'],
  programs: undefined,
  estimate: undefined,
};

function QuestionProgress({ page }: { page: WizardPage }) {
  const segments = questionProgress(page) ?? [];
  const parts = segments.map(({ section, questions, filled }) => {
    const reached = Math.round(filled * questions);
    return {
      label: labels[section]?.() ?? section,
      steps: questions,
      reached,
      words: text.reached({ reached, questions }),
    };
  });
  return <ProgressBar parts={parts} />;
}
