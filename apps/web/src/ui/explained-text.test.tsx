import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type ExplainedTerm, ExplainedText, withTerms } from './explained-text.tsx';

const apr: ExplainedTerm = { name: 'apr', words: ['APR', 'yearly cost'], explanation: 'A rate.' };
const fee: ExplainedTerm = { name: 'fee', words: ['up-front fee'], explanation: 'A fee.' };

describe('withTerms', () => {
  it("marks only the first occurrence of a term in a sentence, in any of the term's forms", () => {
    expect(withTerms('The APR, an APR with an up-front fee.', [apr, fee])).toBe(
      'The <apr>APR</apr>, an APR with an <fee>up-front fee</fee>.',
    );
    expect(withTerms('Its yearly cost', [apr])).toBe('Its <apr>yearly cost</apr>');
  });

  it('leaves a sentence unchanged if it contains none of the terms', () => {
    expect(withTerms('The rate', [apr, fee])).toBe('The rate');
  });
});

it("renders a closed button for each term, and keeps the sentence's own tags", () => {
  const parts = { b: (words: string) => <strong>{words}</strong> };
  const html = renderToStaticMarkup(
    <ExplainedText text="APR of <b>7%</b>" terms={[apr, fee]} parts={parts} />,
  );
  expect(html).toMatch(/^<button type="button" aria-expanded="false" class="[^"]*">APR<\/button>/);
  expect(html).toMatch(/ of <strong>7%<\/strong>$/);
});
