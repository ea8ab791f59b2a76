import { householdSizes, type QuestionOf, type QuoteAnswers } from '@latchkey/domain';
import {
  Building2,
  History,
  House,
  Houses,
  KeyRound,
  type LucideIcon,
  Medal,
  Signal,
  SignalHigh,
  SignalLow,
  SignalMedium,
  TreePalm,
  TrendingUp,
  UserRound,
} from 'lucide-react';
import { choiceLabel, householdSizeLabel, yesOrNo } from '@/lib/answer-text.ts';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
}

type Choices = {
  readonly [Name in QuestionOf<'choice'>]: readonly Choice<QuoteAnswers[Name]>[];
};

function yesAndNo(yes: LucideIcon, no: LucideIcon): readonly Choice<boolean>[] {
  return [
    { value: true, label: yesOrNo(true), icon: yes },
    { value: false, label: yesOrNo(false), icon: no },
  ];
}

/** The buttons of each question that has a few answers to choose from. */
export const choices: Choices = {
  homeType: [
    { value: 'single-family', label: choiceLabel('single-family'), icon: House },
    { value: 'condo', label: choiceLabel('condo'), icon: Building2 },
    { value: 'multi-family', label: choiceLabel('multi-family'), icon: Houses },
  ],
  homePlan: [
    { value: 'primary', label: choiceLabel('primary'), icon: House },
    { value: 'vacation', label: choiceLabel('vacation'), icon: TreePalm },
    { value: 'investment', label: choiceLabel('investment'), icon: TrendingUp },
  ],
  creditScore: [
    { value: 'excellent', label: choiceLabel('excellent'), icon: Signal },
    { value: 'good', label: choiceLabel('good'), icon: SignalHigh },
    { value: 'fair', label: choiceLabel('fair'), icon: SignalMedium },
    { value: 'poor', label: choiceLabel('poor'), icon: SignalLow },
  ],
  housingStatus: yesAndNo(KeyRound, History),
  householdSize: householdSizes.map((value) => ({ value, label: householdSizeLabel(value) })),
  veteranStatus: yesAndNo(Medal, UserRound),
};
