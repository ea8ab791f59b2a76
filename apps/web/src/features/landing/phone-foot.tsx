import { useEffect, useState } from 'react';
import { landingText as text } from '@/lib/texts.ts';
import { useDraft } from '@/state/draft.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';

/**
 * A link to the first question, at the bottom of a phone's screen. Visible while no link with
 * `data-start` is in the viewport. The end of the page has such a link, which is in the viewport
 * unless the screen is very short.
 */
export function PhoneFoot() {
  const draft = useDraft();
  const isNeeded = useNoneInView('[data-start]');
  if (!isNeeded) return null;
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-10 flex min-h-18 items-center justify-between gap-3 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden print:hidden [@media(height<30rem)]:hidden"
    >
      <p className="text-sm text-ink-soft">{text.effort()}</p>
      <ButtonLink to={FIRST_QUESTION} className="shrink-0">
        {draft ? text.continue() : text.start()}
      </ButtonLink>
    </div>
  );
}

/** Whether all elements that match the selector are outside the viewport. */
function useNoneInView(selector: string): boolean {
  const [isNone, setIsNone] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setIsNone(inView.size === 0);
    });
    for (const element of document.querySelectorAll(selector)) watcher.observe(element);
    return () => watcher.disconnect();
  }, [selector]);
  return isNone;
}
