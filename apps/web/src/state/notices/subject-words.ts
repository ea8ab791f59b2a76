import type { NoticeSubject } from '@latchkey/contract';
import { noticesText as text } from '@/lib/texts.ts';

/**
 * What emails are about, as part of a sentence.
 *
 * @param quoteLine the quote in short, if it is known
 */
export function subjectWords(subject: NoticeSubject, quoteLine?: string): string {
  switch (subject.kind) {
    case 'program':
      return subject.programName ?? text.programGone();
    case 'quote':
      return quoteLine === undefined ? text.quote() : text.quoteOf({ quote: quoteLine });
    default:
      return text[subject.kind]();
  }
}
