import { Profession } from '@latchkey/domain';
import { Flame, GraduationCap, HeartPulse, type LucideIcon, Shield } from 'lucide-react';
import { useState } from 'react';
import { choiceLabel } from '@/lib/answer-text.ts';
import { OptionToggle } from '@/ui/option-button.tsx';
import { ContinueButton } from './continue-button.tsx';
import { QuestionPage } from './question-page.tsx';
import { useQuestion } from './use-question.ts';

const icons: Record<Profession, LucideIcon> = {
  education: GraduationCap,
  'law-enforcement': Shield,
  firefighter: Flame,
  healthcare: HeartPulse,
};

/** The profession question, which takes any number of answers, including none. */
export function ProfessionPage() {
  const question = useQuestion({ profession: icons });
  const [chosen, setChosen] = useState(question.draft.profession);
  const toggle = (pressed: Profession) =>
    setChosen(Profession.options.filter((each) => chosen.includes(each) !== (each === pressed)));

  return (
    <QuestionPage question={question}>
      <div className="grid gap-3">
        {Profession.options.map((profession) => {
          const Icon = icons[profession];
          return (
            <OptionToggle
              key={profession}
              icon={<Icon aria-hidden />}
              pressed={chosen.includes(profession)}
              onClick={() => toggle(profession)}
            >
              {choiceLabel(profession)}
            </OptionToggle>
          );
        })}
      </div>
      <ContinueButton onClick={() => question.answer(chosen)} />
    </QuestionPage>
  );
}
