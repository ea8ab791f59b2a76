import type { LegalPart } from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';

/** The company and license details that the law requires. The server provides the text. */
export function LegalLines() {
  return useSite().brand.legalLines.map((parts) => (
    <p key={parts[0]?.words} className="not-first:mt-1">
      {parts.map((part, index) => (
        // On the printed page, a link is useful only if it is a phone number.
        <span key={part.words} className={part.href?.startsWith('https:') ? 'print:hidden' : ''}>
          {index > 0 ? ' \u00b7 ' : ''}
          <Part {...part} />
        </span>
      ))}
    </p>
  ));
}

function Part({ words, href, isEnglish }: LegalPart) {
  if (href) {
    return (
      <a className="inline-target underline" href={href}>
        {words}
      </a>
    );
  }
  return isEnglish ? <span lang="en">{words}</span> : words;
}
