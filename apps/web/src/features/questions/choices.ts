import {
  type ChoiceWord,
  householdSizes,
  type QuestionOf,
  type QuoteAnswers,
} from '@latchkey/domain';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import House from 'lucide-react/icons/house';
import Houses from 'lucide-react/icons/houses';
import KeyRound from 'lucide-react/icons/key-round';
import Medal from 'lucide-react/icons/medal';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Signal from 'lucide-react/icons/signal';
import SignalHigh from 'lucide-react/icons/signal-high';
import SignalLow from 'lucide-react/icons/signal-low';
import SignalMedium from 'lucide-react/icons/signal-medium';
import TreePalm from 'lucide-react/icons/tree-palm';
import TrendingUp from 'lucide-react/icons/trending-up';
import UserRound from 'lucide-react/icons/user-round';
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

/** The choices for each question that has a fixed set of answers. */
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
