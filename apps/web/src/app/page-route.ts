import { type PageName, pages } from '@latchkey/contract';
import { type QuestionName, questionKinds } from '@latchkey/domain';
import type { RouteObject } from 'react-router';
import { loadTexts } from '@/lib/text.ts';
import { type PageModule, pageModules, questionModules } from './page-modules.ts';

/** Builds the route for a page in the page table, at its own path or at another path. */
export function pageRoute(
  name: Exclude<PageName, 'question'>,
  path: string = pages[name].path,
): RouteObject {
  return { path, ...lazyRoute(name, pageModules[name]) };
}

/** Builds the route for a question page. */
export function questionRoute(question: QuestionName, path: string): RouteObject {
  return { path, ...lazyRoute('question', questionModules[questionKinds[question]]) };
}

/**
 * Returns what the router loads in parallel for a page: its code, its UI text and its data.
 *
 * @param name the page's name in the page table, which also lists the page's text areas
 */
export function lazyRoute(name: PageName, { page, loader }: PageModule) {
  const load = async () => {
    const [Page] = await Promise.all([page(), loadTexts(pages[name].texts)]);
    return Page;
  };
  return { lazy: loader ? { Component: load, loader } : { Component: load } };
}
