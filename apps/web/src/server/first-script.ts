import { languageCookie, type PageFiles, pagePaths, pathIn } from '@latchkey/contract';
import { CHOSEN_KEY } from '@/lib/auth/chosen-language.ts';
import { SESSION_KEY } from '@/lib/auth/session-store.ts';
import { SOURCE_KEY } from '@/state/visit-source.ts';

interface Settings extends Pick<PageFiles, 'styleSheet' | 'script'> {
  /**
   * The URLs of all scripts to load: first the scripts that start the app, then the page's own code
   * and UI text.
   */
  readonly scripts: readonly string[];
  /** The landing page's URLs. */
  readonly landing: readonly string[];
  /** The page's language. */
  readonly language: string;
  readonly cookie: string;
  readonly chosenKey: string;
  readonly sessionKey: string;
  readonly sourceKey: string;
}

/**
 * Returns a script for the head of a server-rendered page. The script stores early clicks and
 * typing for the app, the language that the visitor chooses, and the link that the visitor
 * followed. It starts the app after the browser has painted the page, or right away if the browser
 * cannot paint the page yet. Then it loads the full style sheet, because the page contains only
 * part of the styles.
 *
 * @param scripts the page's own code and UI text, to load in parallel with the app
 */
export function firstScript(
  language: string,
  { styleSheet, script, imports }: PageFiles,
  scripts: readonly string[],
): string {
  const settings: Settings = {
    styleSheet,
    script,
    scripts: [script, ...imports, ...scripts],
    landing: [pagePaths.landing, pathIn(language, pagePaths.landing)],
    language,
    cookie: languageCookie(language, false),
    chosenKey: CHOSEN_KEY,
    sessionKey: SESSION_KEY,
    sourceKey: SOURCE_KEY,
  };
  const parts = [
    rememberClick,
    rememberTyping,
    keepLanguage,
    startOncePainted,
    keepSource,
    markSignedIn,
  ];
  const calls = parts.map((part) => `(${part.toString()})(settings);`);
  return `{const settings=${JSON.stringify(settings)};${calls.join('')}}`;
}

// These functions are sent to the browser as text, so they must not use anything from outside the
// function.

/** Stores the last click on a button, so that the app can handle the click after it starts. */
function rememberClick(): void {
  const record = ({ target }: Event) => {
    early.button = target instanceof Element ? target.closest('button') : null;
  };
  const forget = () => {
    if (early.hasListener) early.button = null;
  };
  const early: NonNullable<typeof window.earlyClick> = {
    button: null,
    hasListener: false,
    stop: () => {
      document.removeEventListener('click', record, true);
      document.removeEventListener('click', forget);
    },
  };
  document.addEventListener('click', record, true);
  document.addEventListener('click', forget);
  window.earlyClick = early;
}

/**
 * Stores which fields the visitor has typed into. Also blocks form submissions until the app has
 * started, because a submission would reload the page without the typed text.
 */
function rememberTyping(): void {
  const fields = new WeakSet<EventTarget>();
  const record = ({ target }: Event) => {
    if (target) fields.add(target);
  };
  document.addEventListener('input', record, true);
  document.addEventListener('submit', (event) => event.preventDefault(), true);
  window.typedFields = fields;
}

/** Stores the language that the visitor chose in the language menu. */
function keepLanguage(settings: Settings): void {
  // If the page's URL has a language prefix, each link on the page keeps that language.
  const isPrefixed = (path: string) => path.split('/')[1] === settings.language;
  if (isPrefixed(location.pathname)) {
    const keepInCookie = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // biome-ignore lint/suspicious/noDocumentCookie: Safari got the Cookie Store API in 2025.
      if (link && !isPrefixed(link.pathname)) document.cookie = settings.cookie;
    };
    document.addEventListener('click', keepInCookie, true);
  }

  const noteLanguage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    try {
      if (link?.hreflang) localStorage.setItem(settings.chosenKey, JSON.stringify(link.hreflang));
    } catch {
      // If storage is blocked, the visitor cannot be signed in.
    }
  };
  document.addEventListener('click', noteLanguage, true);
}

/** Starts the page's own scripts once the browser has painted the page. */
function startOncePainted(settings: Settings): void {
  let isStarted = false;
  const load = () => {
    if (isStarted) return;
    isStarted = true;
    const addLink = (attributes: Partial<HTMLLinkElement>) => {
      document.head.append(Object.assign(document.createElement('link'), attributes));
    };
    addLink({ rel: 'stylesheet', href: settings.styleSheet });
    // Runs each preload in a separate task, so that a tap by the visitor need not wait for all of
    // them.
    for (const href of settings.scripts) {
      setTimeout(() => addLink({ rel: 'modulepreload', crossOrigin: '', href }));
    }
    void import(/* @vite-ignore */ settings.script);
  };
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
  // The browser does not paint some pages before the app runs: a page in a background tab, and a
  // page that hides itself from a visitor who may be signed in. Safari has reported paints since
  // 2021.
  const loadUnpainted = () => {
    const isReported = PerformanceObserver.supportedEntryTypes.includes('paint');
    const isHidden = document.hidden || 'mayBeSignedIn' in document.documentElement.dataset;
    if (isHidden || !isReported) load();
  };
  document.addEventListener('DOMContentLoaded', loadUnpainted);
  document.addEventListener('visibilitychange', loadUnpainted);
}

/** Stores the source labels of the link that the visitor followed. */
function keepSource(settings: Settings): void {
  try {
    const browser: Navigator & { globalPrivacyControl?: boolean } = navigator;
    const mayKeep = browser.doNotTrack !== '1' && browser.globalPrivacyControl !== true;
    const isFirst = sessionStorage.getItem(settings.sourceKey) === null;
    if (mayKeep && isFirst && /[?&](utm_|partner=)/.test(location.search)) {
      sessionStorage.setItem(settings.sourceKey, JSON.stringify(location.search.slice(0, 2_000)));
    }
  } catch {
    // If storage is blocked, we do not know which link the visitor followed.
  }
}

/** Marks the document of the landing page if the visitor may be signed in. */
function markSignedIn(settings: Settings): void {
  try {
    const mayBeSignedIn = localStorage.getItem(settings.sessionKey) !== null;
    if (mayBeSignedIn && settings.landing.includes(location.pathname)) {
      document.documentElement.dataset.mayBeSignedIn = '';
    }
  } catch {
    // If storage is blocked, no one is signed in.
  }
}
