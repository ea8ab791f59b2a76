import { expect, it } from 'vitest';
import { answerRows } from './en/answer-rows.ts';
import * as en from './en/calculator.ts';
import { trueCost } from './en/true-cost.ts';
import { answerRows as answerRowsInSpanish } from './es/answer-rows.ts';
import * as es from './es/calculator.ts';
import { trueCost as trueCostInSpanish } from './es/true-cost.ts';

const languages = [
  ['English', en, answerRows, trueCost],
  ['Spanish', es, answerRowsInSpanish, trueCostInSpanish],
] as const;

it.each(languages)(
  'finds each explained word in the %s sentences of the calculator',
  (_, text, rows, cost) => {
    const { explain, calculator, details } = text;
    const sentences: readonly (readonly [words: string, ...sentences: string[]])[] = [
      [explain.lineWords, rows.repaysLine, details.lineOfCredit],
      [explain.loweringWords, calculator.lowers],
      [explain.aprWords, cost.aprLabel],
      [explain.insuranceWords, cost.aprInsurance, details.mortgageInsurance],
      [explain.feeWords, cost.aprUpFront, details.upFrontFee],
      [explain.escrowWords, cost.escrowRequired, cost.escrowUsual],
    ];
    for (const [words, ...each] of sentences) {
      for (const sentence of each) {
        expect(
          words.split('|').some((word) => sentence.includes(word)),
          sentence,
        ).toBe(true);
      }
    }
  },
);
