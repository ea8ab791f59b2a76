import type { MatchedProgram } from '@latchkey/domain';
import { RichText } from '@/lib/rich-text.tsx';
import { isKept, resultWords } from './result-words.ts';

/**
 * What the buyer keeps after five years. Green if it is money that the buyer keeps.
 *
 * @param isPossibleWithout whether the buyer can buy the home without help
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
