import type { LocalProduct } from '@latchkey/domain';
import type { AnswerOf } from './endpoint.ts';
import type { PageBrand } from './page-brand.ts';
import type { PageConfig } from './page-config.ts';
import type { listStates } from './programs.ts';
import type { showReference } from './reference.ts';

/** What the web app needs to render pages on the server. */
export interface RenderInput {
  /** The text of the built style sheet. */
  readonly styleSheet: string;
  readonly languages: readonly RenderedLanguage[];
  readonly config: PageConfig;
  /** The site's URL, without a slash at its end. */
  readonly siteUrl: string;
}

/** The data that public pages show, as our API returns it. */
export interface PageAnswers {
  readonly reference: AnswerOf<typeof showReference>['data'];
  readonly states: AnswerOf<typeof listStates>['data'];
}

/** A page to render on the server. */
export interface PageToRender {
  readonly language: string;
  /** The page's path without a language, like `/how-it-works`. */
  readonly path: string;
  /** The data that the page shows. */
  readonly answers: Partial<PageAnswers>;
  /** Addresses of the scripts that only this page and a few others load. */
  readonly scripts: readonly string[];
}

/** Renders pages, several at the same time. Throws if a page does not render. */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;

/** A language, with the brand and product in that language and the files that its pages load. */
interface RenderedLanguage {
  readonly language: string;
  readonly brand: PageBrand;
  readonly product: LocalProduct;
  readonly files: PageFiles;
}

/** The built files that a page loads, by their addresses. */
export interface PageFiles {
  readonly styleSheet: string;
  readonly script: string;
  /** Scripts that the script imports. */
  readonly imports: readonly string[];
}

/**
 * The addresses of the scripts that each page loads in each language, without the scripts that all
 * pages load. Keyed by the page's path in the table, or by a question's own path. The build writes
 * them.
 */
export type PageScripts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A page as the server sends it, the same for every visitor. */
export interface RenderedPage {
  /** The page's content, for the element with the ID `root`. */
  readonly content: string;
  /**
   * Elements for the document's head: the title, and for public pages the data that link previews
   * show.
   */
  readonly head: string;
  /** The rules of the style sheet that the content needs. */
  readonly styles: string;
  /** A classic script for the head, which loads the page's files. */
  readonly firstScript: string;
}
