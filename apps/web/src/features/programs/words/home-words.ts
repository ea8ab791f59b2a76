import { choiceLabel } from '@/lib/answer-text.ts';
import { homesRequired } from '@/lib/requirement-words.ts';
import type { FindingOf, RuleWords } from './finding-words.ts';

export function homeTypeWords({ required, actual }: FindingOf<'home-type'>): RuleWords {
  return { required: homesRequired(required), answer: choiceLabel(actual), check: null };
}

export function homePlanWords({ required, actual }: FindingOf<'home-plan'>): RuleWords {
  return { required: homesRequired(required), answer: choiceLabel(actual), check: null };
}
