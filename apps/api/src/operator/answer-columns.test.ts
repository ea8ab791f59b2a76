import { expect, it } from 'vitest';
import { answerColumns } from './answer-columns.ts';

it('has a column in the export file for every answer, in a fixed order', () => {
  expect(Object.keys(answerColumns).join()).toBe(
    'zipcode,city,county,state,home_type,home_plan,home_price,household_income,down_payment,' +
      'credit_score,first_time_buyer,household_size,veteran,profession',
  );
});
