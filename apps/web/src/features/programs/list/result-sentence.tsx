import type { MatchedProgram } from '@latchkey/domain';
import { RichText } from '@/lib/rich-text.tsx';
import { isKept, resultWords } from './result-words.ts';

/**
 * Shows what the buyer keeps after five years. An amount that the buyer is certain to keep is
 * green.
 *
 * @param isPossibleWithout whether the buyer can buy the home without assistance
 */
export function ResultSentence({
  result,
  isPossibleWithout,
}: {
  result: MatchedProgram['fiveYear'];
  isPossibleWithout: boolean;
}) {
  return (
    <RichText
      text={resultWords(result, isPossibleWithout)}
      parts={{
        b: (words) => (
          <strong
            className={`tabular text-base font-bold whitespace-normal ${isKept(result) ? 'text-brand' : ''}`}
          >
            {words}
          </strong>
        ),
      }}
    />
  );
}
