import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usStates } from '@latchkey/domain';
import { expect, type Page } from '@playwright/test';
import { asRead, catalogsOf } from '../lint/texts.ts';
import { longNames } from './pictured-states.ts';

const root = join(import.meta.dirname, '..');

/** A placeholder for a value that the code fills in. No sentence contains it. */
const VALUE = '\u0000';

/** Matches frequent English words that are not also Spanish words. */
const ENGLISH_WORD =
  /(?<![\p{L}\d_.@/-])(the|of|and|your|you|with|for|from|is|are|this|that|what|how|if|by|at|or|we|our|not|yes|it|have|when|who|will|may|can|loan|payment|home|help|years?|months?|rate|source|program|sign|email)(?![\p{L}\d_@/-])/iu;

/**
 * Matches text that must not be on a page: a key instead of its sentence, or a value that the code
 * did not fill in.
 */
const LEFT_OVER = /[{}]|undefined|NaN|\[object|^[a-z]+(?:[A-Z][a-z]+)+$/;

/**
 * Official names that the Spanish text keeps in English. Most names have a translation next to
 * them.
 */
const officialNames = [
  'Loan Estimate',
  'US Department of Housing and Urban Development',
  'Fair Housing Act',
  'Equal Credit Opportunity Act',
  'Global Privacy Control',
  'Do Not Track',
];

/** Names of agencies, which are not translated. */
const agencies = Array.from(usStates.values(), ({ agency }) => agency);
const names = [...officialNames, ...Object.values(longNames), ...agencies, ...namesOf()].toSorted(
  (one, other) => other.length - one.length,
);

/** Patterns for the English sentences that differ from their Spanish translations. */
const sentences = await englishSentences();

/**
 * Checks that a page in Spanish contains no English sentences and no keys. Checks the visible text,
 * and the text for screen readers and search engines. Names and elements that are marked as English
 * may be in English.
 */
export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const texts = await page.evaluate(spokenTexts);
  expect(texts.length).toBeGreaterThan(5);
  const faults = texts.filter(isAtFault);
  expect(faults, page.url()).toEqual([]);
}

/** Checks that no element with hidden overflow cuts off its text. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const cut = await page.evaluate(() =>
    Array.from(document.body.querySelectorAll<HTMLElement>('*'))
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  expect(cut, page.url()).toEqual([]);
}

/**
 * Texts that already passed the check. Most texts appear on many pages, and comparing a text with
 * every sentence takes time.
 */
const sound = new Set<string>();

function isAtFault(text: string): boolean {
  if (sound.has(text)) return false;
  if (LEFT_OVER.test(text) || isEnglish(text)) return true;
  sound.add(text);
  return false;
}

function isEnglish(text: string): boolean {
  // Abbreviations, like OR for Oregon, are in capital letters.
  const own = names
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replaceAll(/\b[A-Z]{2,}\b/g, '');
  // A name like Lender Paid Assistance can look like a sentence with a placeholder.
  if (own.trim() === '') return false;
  return ENGLISH_WORD.test(own) || sentences.some((sentence) => sentence.test(text));
}

/**
 * Returns the page's text and labels, and the text for search engines and shared links. Skips text
 * that is marked as English. This function runs in the page.
 */
function spokenTexts(): string[] {
  const isOwn = (element: Element | null) =>
    element !== null &&
    !element.closest('script, style, noscript, [lang=en]') &&
    element.closest('[lang]') === document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [document.title];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (isOwn(parentElement)) found.push(textContent ?? '');
  }
  for (const said of document.querySelectorAll('meta[name=description], meta[property^="og:"]')) {
    found.push(said.getAttribute('content') ?? '');
  }
  const labels = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
  for (const element of document.querySelectorAll(labels.map((name) => `[${name}]`).join())) {
    if (isOwn(element)) found.push(...labels.map((name) => element.getAttribute(name) ?? ''));
  }
  return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
}

async function englishSentences(): Promise<RegExp[]> {
  const spanish = new Set((await sentencesIn('es')).map((sentence) => asRead(sentence, VALUE)));
  return (await sentencesIn('en'))
    .map((sentence) => asRead(sentence, VALUE))
    .filter((sentence) => !spanish.has(sentence) && /\p{L}{4}/u.test(sentence))
    .map((sentence) => {
      const parts = sentence
        .split(VALUE)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.*')}$`);
    });
}

async function sentencesIn(language: string): Promise<string[]> {
  const catalogs = await catalogsOf(language);
  return catalogs.flatMap(({ sentences: each }) => Object.values(each));
}

function namesOf(): string[] {
  const programs = globSync('data/programs/*.json', { cwd: root }).flatMap((file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  );
  return [
    ...new Set(
      programs.flatMap((program: Record<string, string>) =>
        ['programName', 'fullName', 'agencyName'].flatMap((name) => program[name] ?? []),
      ),
    ),
  ];
}
