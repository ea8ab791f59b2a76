import { type ProgressSegment, questionProgress, type WizardPage } from '@latchkey/domain';
import { questionsText as text } from '@/lib/texts.ts';
import { ProgressBar } from '@/ui/progress-bar.tsx';

const labels: Record<ProgressSegment['section'], (() => string) | undefined> = {
  'home-info': text['home-info'],
  'financial-info': text['financial-info'],
  'personal-info': text['personal-info'],
  programs: undefined,
  estimate: undefined,
};

export function QuestionProgress({ page }: { page: WizardPage }) {
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
