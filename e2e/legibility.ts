import type { Page } from '@playwright/test';

interface Word {
  readonly text: string;
  /** The font size in CSS pixels. */
  readonly size: number;
  /** Whether the whole word is visible in the window, above the bar at the bottom. */
  readonly isOnScreen: boolean;
}

/** Returns every dollar figure that the buyer sees without scrolling, in document order. */
export async function figuresOnFirstScreen(page: Page): Promise<string[]> {
  const words = await visibleWords(page);
  return words.flatMap(({ text, isOnScreen }) =>
    isOnScreen ? (text.match(/\$\d[\d,]*(\.\d\d)?/g) ?? []) : [],
  );
}

/**
 * Returns the share of visible characters on the page whose font size is at least 16 px, from 0 to
 * 1.
 */
export async function shareOfLargeLetters(page: Page): Promise<number> {
  const words = await visibleWords(page);
  const large = words.filter(({ size }) => size >= 16);
  return lettersIn(large) / lettersIn(words);
}

function lettersIn(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu) ?? []).length, 0);
}

/** Returns the page's words, without the text that is only for screen readers. */
function visibleWords(page: Page): Promise<Word[]> {
  return page.evaluate(() => {
    const foot = document.querySelector('[data-foot-bar]');
    const isFootFixed = foot !== null && getComputedStyle(foot).position === 'fixed';
    const footTop = isFootFixed ? foot.getBoundingClientRect().top : window.innerHeight;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: Word[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.sr-only')) continue;
      const end = foot?.contains(node) ? window.innerHeight : footTop;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const { top, bottom } = range.getBoundingClientRect();
        words.push({ text, size, isOnScreen: top >= 0 && bottom <= end });
      }
    }
    return words;
  });
}
