import {
  generatePrograms,
  languageCookie,
  type PageFiles,
  pagePaths,
  pathIn,
  showCounty,
} from '@latchkey/contract';
import { questionNames } from '@latchkey/domain';
import { apiAddress } from '@/lib/api-address.ts';
import { CHOSEN_KEY } from '@/lib/auth/chosen-language.ts';
import { SESSION_KEY } from '@/lib/auth/session-store.ts';
import { DRAFT_KEY } from '@/state/draft.ts';
import { SOURCE_KEY } from '@/state/visit-source.ts';
import { CALCULATOR, PROGRAMS } from '@/state/wizard.ts';

interface Settings extends Pick<PageFiles, 'styleSheet' | 'script'> {
  /** Every script to load, the page's own first. */
  readonly scripts: readonly string[];
  /** What else to load for a visitor with a stored draft. */
  readonly withDraft: readonly string[];
  /** The landing page's addresses. */
  readonly landing: readonly string[];
  /** The page's language, and the cookie that keeps it, for HTTP. */
  readonly language: string;
  readonly cookie: string;
  readonly chosenKey: string;
  /** Pages that show the buyer's programs. */
  readonly results: readonly string[];
  readonly calculator: string;
  readonly programsUrl: string;
  /** Without the county's code. */
  readonly countyUrl: string;
  readonly questions: readonly string[];
  readonly draftKey: string;
  readonly sessionKey: string;
  readonly sourceKey: string;
}

/**
 * A script for the head of a page that the server renders. It remembers a click for the app and a
 * language chosen with the switch, keeps which link brought the visitor, and asks for the data of a result page. Once the browser has painted the page, it starts the page's
 * own script, and loads the page's other scripts and the whole style sheet, of which the page has a
 * part.
 */
export function firstScript(
  language: string,
  path: string,
  { styleSheet, script, imports, later, withDraft }: PageFiles,
): string {
  const scripts = [script, ...imports, ...(later[path] ?? [])];
  const settings: Settings = {
    styleSheet,
    script,
    scripts,
    withDraft: withDraft.filter((href) => !scripts.includes(href)),
    landing: [pagePaths.landing, pathIn(language, pagePaths.landing)],
    language,
    cookie: languageCookie(language, false),
    chosenKey: CHOSEN_KEY,
    results: [PROGRAMS, CALCULATOR],
    calculator: CALCULATOR,
    programsUrl: apiAddress(generatePrograms.path),
    countyUrl: apiAddress(showCounty.path.replace(':countyCode', '')),
    questions: questionNames,
    draftKey: DRAFT_KEY,
    sessionKey: SESSION_KEY,
    sourceKey: SOURCE_KEY,
  };
  return `(${start.toString()})(${JSON.stringify(settings)})`;
}

/** Runs in the browser, as text: it may use nothing from outside. */
function start(settings: Settings): void {
  const record = ({ target }: Event) => {
    early.button = target instanceof Element ? target.closest('button') : null;
    early.isNow = true;
    setTimeout(() => {
      early.isNow = false;
    });
  };
  const forget = () => {
    if (early.hasListener) early.button = null;
  };
  const early: NonNullable<typeof window.earlyClick> = {
    button: null,
    isNow: false,
    hasListener: false,
    stop: () => {
      document.removeEventListener('click', record, true);
      document.removeEventListener('click', forget);
    },
  };
  document.addEventListener('click', record, true);
  document.addEventListener('click', forget);
  window.earlyClick = early;

  // A visitor who goes on from a page with a language in its address stays in that language.
  const isPrefixed = (path: string) => path.split('/')[1] === settings.language;
  if (isPrefixed(location.pathname)) {
    const keepLanguage = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // biome-ignore lint/suspicious/noDocumentCookie: Safari got the Cookie Store API in 2025.
      if (link && !isPrefixed(link.pathname)) document.cookie = settings.cookie;
    };
    document.addEventListener('click', keepLanguage, true);
  }

  const noteLanguage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    try {
      if (link?.hreflang) localStorage.setItem(settings.chosenKey, JSON.stringify(link.hreflang));
    } catch {
      // Without storage, no one signs in either.
    }
  };
  document.addEventListener('click', noteLanguage, true);

  const storedDraft = () => {
    try {
      return localStorage.getItem(settings.draftKey);
    } catch {
      return null;
    }
  };

  let isStarted = false;
  const load = () => {
    if (isStarted) return;
    isStarted = true;
    const addLink = (attributes: Partial<HTMLLinkElement>) => {
      document.head.append(Object.assign(document.createElement('link'), attributes));
    };
    addLink({ rel: 'stylesheet', href: settings.styleSheet });
    // Each in a task of its own, so that a visitor's tap need not wait for all of them.
    for (const href of [...settings.scripts, ...(storedDraft() ? settings.withDraft : [])]) {
      setTimeout(() => addLink({ rel: 'modulepreload', crossOrigin: '', href }));
    }
    void import(/* @vite-ignore */ settings.script);
  };
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
  // A page in a background tab is not painted.
  document.addEventListener('DOMContentLoaded', () => setTimeout(load, 1_000));

  try {
    const browser: Navigator & { globalPrivacyControl?: boolean } = navigator;
    const mayKeep = browser.doNotTrack !== '1' && browser.globalPrivacyControl !== true;
    const isFirst = sessionStorage.getItem(settings.sourceKey) === null;
    if (mayKeep && isFirst && /[?&](utm_|partner=)/.test(location.search)) {
      sessionStorage.setItem(settings.sourceKey, JSON.stringify(location.search.slice(0, 2_000)));
    }
  } catch {
    // Without storage, no one knows where the visitor came from.
  }

  try {
    const { pathname } = location;
    if (localStorage.getItem(settings.sessionKey) !== null) {
      if (settings.landing.includes(pathname)) document.documentElement.dataset.mayBeSignedIn = '';
      // The account's answers may decide, and only the app knows how to prove who this is.
      return;
    }
    const draft = JSON.parse(storedDraft() ?? 'null');
    const isComplete = settings.questions.every((name) => (draft?.[name] ?? null) !== null);
    if (!isComplete || !settings.results.includes(pathname)) return;
    const answers = settings.questions.map((name) => [name, draft[name]]);
    const body = JSON.stringify({ quote: Object.fromEntries(answers), known: draft.known ?? {} });
    const calls: NonNullable<typeof window.earlyCalls> = [];
    const call = (url: string, request: { method: string; body?: string }) => {
      const type = request.body === undefined ? {} : { 'content-type': 'application/json' };
      const language = { 'accept-language': settings.language };
      const headers = { accept: 'application/json', ...language, ...type };
      const response = fetch(url, { ...request, credentials: 'include', headers });
      // The app asks for the response, and sees the failure then.
      response.catch(() => undefined);
      calls.push({ url, response, ...request });
    };
    call(settings.programsUrl, { method: 'POST', body });
    if (pathname === settings.calculator) {
      const county = String(draft.homeLocation.county_code).padStart(5, '0');
      call(settings.countyUrl + county, { method: 'GET' });
    }
    window.earlyCalls = calls;
  } catch {
    // Without storage, or with a damaged draft, the app decides what to do.
  }
}
