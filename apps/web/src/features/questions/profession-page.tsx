import { Profession } from '@latchkey/domain';
import type { LucideIcon } from 'lucide-react';
import Flame from 'lucide-react/icons/flame';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { choiceLabel } from '@/lib/answer-text.ts';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { OptionToggle } from '@/ui/option-button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ContinueButton } from './continue-button.tsx';
import { QuestionPage } from './question-page.tsx';
import { useQuestion } from './use-question.ts';

const icons: Record<Profession, LucideIcon> = {
  education: GraduationCap,
  'law-enforcement': Shield,
  firefighter: Flame,
  healthcare: HeartPulse,
};

const shown = { profession: icons };

/** The question about professions. The buyer can choose any number of answers, including none. */
export function ProfessionPage() {
  return (
    <QuestionPage question={useQuestion(shown)}>
      <BrowserOnly loading={<Skeleton className="h-90" />}>
        <Professions />
      </BrowserOnly>
    </QuestionPage>
  );
}

function Professions() {
  const { draft, answer } = useQuestion(shown);
  const [chosen, setChosen] = useState(draft.profession);
  const toggle = (pressed: Profession) =>
    setChosen(Profession.options.filter((each) => chosen.includes(each) !== (each === pressed)));

  return (
    <>
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
      <ContinueButton onClick={() => answer(chosen)} />
    </>
  );
}
