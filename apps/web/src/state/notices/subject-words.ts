import type { NoticeSubject } from '@latchkey/contract';
import type { Quote } from '@latchkey/domain';
import { choiceLabel } from '@/lib/answer-text.ts';
import { money } from '@/lib/format.ts';
import { noticesText as text } from '@/lib/texts.ts';

/**
 * Returns a phrase for a topic of emails, for use inside a sentence.
 *
 * @param quote the saved quote that the emails are about, if it has loaded
 */
export function subjectWords(subject: NoticeSubject, quote?: Quote): string {
  switch (subject.kind) {
    case 'program':
      return subject.programName ?? text.programGone();
    case 'quote':
      return quote ? quoteWords(quote) : text.quote();
    default:
      return text[subject.kind]();
  }
}

function quoteWords({ homeType, homeLocation: { zipcode }, homePrice }: Quote): string {
  return text.quoteOf({ homeType: choiceLabel(homeType), zipcode, price: money(homePrice) });
}
