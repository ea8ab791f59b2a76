import { useSite } from '@/lib/site.ts';
import { termsLineText as text } from '@/lib/texts.ts';

/**
 * Shows which program's assistance the site's example includes, and whether the buyer repays it.
 */
export function ExampleHelp() {
  const { help } = useSite().config.example;
  if (!help) return null;
  const say = help.isFree ? text.freeHelp : text.owedHelp;
  return (
    <p className="max-w-(--column) text-sm text-ink-soft">{say({ program: help.programName })}</p>
  );
}
