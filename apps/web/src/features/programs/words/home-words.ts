import type { HomePlan, HomeType } from '@latchkey/domain';
import { choiceLabel } from '@/lib/answer-text.ts';
import { oneOf } from '@/lib/format.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { FindingOf, RuleWords } from './finding-words.ts';

export function homeTypeWords({ required, actual }: FindingOf<'home-type'>): RuleWords {
  return { required: forHomes(required), answer: choiceLabel(actual), check: null };
}

export function homePlanWords({ required, actual }: FindingOf<'home-plan'>): RuleWords {
  return { required: forHomes(required), answer: choiceLabel(actual), check: null };
}

/** Joins home types or uses for a sentence: `a condo or a single-family home`. */
export function homes(kinds: readonly (HomeType | HomePlan)[]): string {
  return oneOf(kinds.map((kind) => text[kind]()));
}

function forHomes(kinds: readonly (HomeType | HomePlan)[]): string {
  return text.forHomes({ homes: homes(kinds) });
}
