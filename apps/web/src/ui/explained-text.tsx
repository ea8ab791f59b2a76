import { useId, useState } from 'react';
import { RichText } from '@/lib/rich-text.tsx';

/** A term that a sentence may contain. */
export interface ExplainedTerm {
  readonly name: string;
  /**
   * The term's possible wordings, in order of preference. In a sentence, only the first wording
   * that the sentence contains has an explanation.
   */
  readonly words: readonly string[];
  readonly explanation: string;
}

type Parts = Parameters<typeof RichText>[0]['parts'];

/**
 * A sentence in which each term is a button that opens its explanation below the sentence. Terms
 * that the sentence does not contain are ignored. All elements are inline, so that the text can be
 * in a paragraph, a list or a label.
 *
 * @param parts the sentence's own tags, see {@link RichText}
 */
export function ExplainedText({
  text,
  terms,
  parts,
}: {
  text: string;
  terms: readonly ExplainedTerm[];
  parts?: Parts;
}) {
  const { withButtons, explanation } = useExplained(terms);
  return (
    <>
      {withButtons(text, parts)}
      {explanation}
    </>
  );
}

/**
 * Hook that returns the two elements of an {@link ExplainedText}. Use it for a sentence in a narrow
 * column whose explanation belongs below all columns.
 */
export function useExplained(terms: readonly ExplainedTerm[]) {
  const id = useId();
  const [openName, setOpenName] = useState<string | null>(null);
  const open = terms.find(({ name }) => name === openName);
  const buttons = Object.fromEntries(
    terms.map(({ name }) => [
      name,
      (words: string) => (
        <button
          type="button"
          aria-expanded={name === openName}
          aria-controls={name === openName ? id : undefined}
          onClick={() => setOpenName(name === openName ? null : name)}
          className="relative z-1 -my-1 rounded-small py-1 text-start underline decoration-dotted underline-offset-3"
        >
          {words}
        </button>
      ),
    ]),
  );
  return {
    withButtons: (text: string, parts: Parts = {}) => (
      <RichText text={withTerms(text, terms)} parts={{ ...parts, ...buttons }} />
    ),
    explanation: open ? (
      <span id={id} className="my-1 block text-sm font-normal text-ink">
        {open.explanation}
      </span>
    ) : null,
  };
}

/**
 * For each term, finds the first of its wordings that the text contains. Wraps that wording in a
 * tag with the term's name.
 */
export function withTerms(text: string, terms: readonly ExplainedTerm[]): string {
  return terms.reduce((marked, { name, words }) => {
    const word = words.find((each) => marked.includes(each));
    return word === undefined ? marked : marked.replace(word, `<${name}>${word}</${name}>`);
  }, text);
}
