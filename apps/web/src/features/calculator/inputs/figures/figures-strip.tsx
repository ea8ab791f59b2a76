import { useState } from 'react';
import { signedMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { yourFiguresText as text } from '@/lib/texts.ts';
import { boldAmount } from '../../results/answer/answer-card.tsx';
import type { LastChange } from '../../state/use-last-change.ts';

/** Shows how much the last change affected the payment, with an Undo button. */
export function LastChangeLine({ dollars, undo }: LastChange) {
  const [news, setNews] = useState('');
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
      <p>
        <RichText text={lastChangeWords(dollars, undo !== null)} parts={{ b: boldAmount }} />
      </p>
      {undo === null ? null : (
        <button
          type="button"
          onClick={() => {
            undo();
            setNews(text.undone());
          }}
          className="min-h-11 shrink-0 rounded-small px-1 font-semibold text-brand underline"
        >
          {text.undo()}
        </button>
      )}
      <p role="status" className="sr-only">
        {undo === null ? news : ''}
      </p>
    </div>
  );
}

function lastChangeWords(dollars: number | null, isChanged: boolean): string {
  if (!isChanged) return text.noChange();
  return dollars === null ? text.changed() : text.lastChange({ change: signedMoney(dollars) });
}
