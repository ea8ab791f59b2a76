import type { LocalProduct, ProgramsOfState } from '@latchkey/domain';
import type { AnswerOf } from './endpoint.ts';
import type { showChanges, showOpenData } from './open-data.ts';
import type { PageBrand } from './page-brand.ts';
import type { PageConfig } from './page-config.ts';
import type { listStates } from './programs.ts';
import type { showProof } from './proof.ts';
import type {
  CountyPrograms,
  MissingPage,
  PublicProgram,
  showNationalPrograms,
} from './public-programs.ts';
import type { showReference } from './reference.ts';

/** Data that the web app needs to render pages on the server. */
export interface RenderInput {
  /** The text of the built style sheet. */
  readonly styleSheet: string;
  readonly languages: readonly RenderedLanguage[];
  readonly config: PageConfig;
  /** The site's URL, without a trailing slash. */
  readonly siteUrl: string;
}

/** The data on public pages, in the format of our API's responses. */
export interface PageAnswers {
  readonly reference: AnswerOf<typeof showReference>['data'];
  readonly states: AnswerOf<typeof listStates>['data'];
  readonly nationalPrograms: AnswerOf<typeof showNationalPrograms>['data'];
  readonly proof: AnswerOf<typeof showProof>['data'];
  readonly statePrograms: ProgramsOfState | MissingPage;
  readonly countyPrograms: CountyPrograms | MissingPage;
  readonly publicProgram: PublicProgram | MissingPage;
  readonly openData: AnswerOf<typeof showOpenData>['data'];
  readonly changes: AnswerOf<typeof showChanges>['data'];
}

/** A page to render on the server. */
export interface PageToRender {
  readonly language: string;
  /** The page's path without a language prefix, such as `/how-it-works`. */
  readonly path: string;
  /** The API responses that the page shows. */
  readonly answers: Partial<PageAnswers>;
  /**
   * URLs of the scripts that only this page loads, in addition to the scripts that most pages load.
   */
  readonly scripts: readonly string[];
}

/** Renders a page. Several pages can render at the same time. Throws if a page fails to render. */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;

/** A language, with the brand, the product and the files that pages load in that language. */
interface RenderedLanguage {
  readonly language: string;
  readonly brand: PageBrand;
  readonly product: LocalProduct;
  readonly files: PageFiles;
}

/** The built files that a page loads, by URL. */
export interface PageFiles {
  readonly styleSheet: string;
  readonly script: string;
  /** Scripts that the main script imports. */
  readonly imports: readonly string[];
}

/**
 * The URLs of the scripts that each page loads in each language, in addition to those that all
 * pages load. The key is the page's path in the page table or, for a question, the path of the
 * question. The build writes this data.
 */
export type PageScripts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A page in the format that the server sends. It is the same for every visitor. */
export interface RenderedPage {
  /** The content of the page, for the element with the ID `root`. */
  readonly content: string;
  /**
   * Elements for the document's head: the title and, for public pages, the data for link previews.
   */
  readonly head: string;
  /** The style rules that the page's content needs. */
  readonly styles: string;
  /** A classic script for the head that loads the page's files. */
  readonly firstScript: string;
}
