import {
  type ChoiceWord,
  householdSizes,
  type QuestionOf,
  type QuoteAnswers,
} from '@latchkey/domain';
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
  readonly label: () => string;
  readonly icon?: LucideIcon;
}

type Choices = {
  readonly [Name in QuestionOf<'choice'>]: readonly Choice<QuoteAnswers[Name]>[];
};

function choice<Value extends ChoiceWord>(value: Value, icon: LucideIcon): Choice<Value> {
  return { value, label: () => choiceLabel(value), icon };
}

function yesAndNo(yes: LucideIcon, no: LucideIcon): readonly Choice<boolean>[] {
  return [
    { value: true, label: () => yesOrNo(true), icon: yes },
    { value: false, label: () => yesOrNo(false), icon: no },
  ];
}

/** The buttons for each multiple-choice question. */
export const choices: Choices = {
  homeType: [
    choice('single-family', House),
    choice('condo', Building2),
    choice('multi-family', Houses),
  ],
  homePlan: [
    choice('primary', House),
    choice('vacation', TreePalm),
    choice('investment', TrendingUp),
  ],
  creditScore: [
    choice('excellent', Signal),
    choice('good', SignalHigh),
    choice('fair', SignalMedium),
    choice('poor', SignalLow),
  ],
  housingStatus: yesAndNo(KeyRound, History),
  householdSize: householdSizes.map((value) => ({ value, label: () => householdSizeLabel(value) })),
  veteranStatus: yesAndNo(Medal, UserRound),
};
