import { useSite } from '@/lib/site.ts';
import { termsLineText as text } from '@/lib/texts.ts';

/** Names the program whose help the site's example counts, and says whether it is paid back. */
export function ExampleHelp() {
  const { help } = useSite().config.example;
  if (!help) return null;
  const say = help.isFree ? text.freeHelp : text.owedHelp;
  return (
    <p className="max-w-(--column) text-sm text-ink-soft">{say({ program: help.programName })}</p>
  );
}
