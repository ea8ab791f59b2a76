import { createHash } from 'node:crypto';
import {
  brandColorRules,
  type PageData,
  type PageFiles,
  type RenderedPage,
} from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import { escapeHtml } from '../http/escape-html.ts';

/** An HTML document, and what the content security policy must allow for the document. */
export interface PageDocument {
  readonly html: string;
  /** Content security policy sources for inline elements, such as `'sha256-…'`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const scriptElement = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const importElement = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;
/** Matches a link to a script with the UI text of one language. */
const textElement = /<link rel="modulepreload" hreflang="([^"]+)"[^>]*>/g;
/**
 * Matches the element with the default English description, which pages without their own
 * description use.
 */
const descriptionElement = /<meta\s+name="description"[^>]*>/;
const titleElement = /<title>[^<]*<\/title>/;
const styleElement = /<link rel="stylesheet" crossorigin href="([^"]+)">/;

/**
 * Returns the built page in one language, without the descriptions and scripts of other languages.
 */
export function templateIn(language: string, template: string): string {
  const page = template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(textElement, (element, own) => (own === language ? element : ''));
  return language === defaultLocale ? page : page.replace(descriptionElement, '');
}

/**
 * Returns the built page with the brand's name as its title, the brand's description, and other
 * elements.
 *
 * @param elements as HTML
 */
export function withBrand(
  template: string,
  { name, description }: Pick<Brand, 'name' | 'description'>,
  elements: string,
): string {
  const title = `<title>${escapeHtml(name)}</title>`;
  if (description === null) return template.replace(titleElement, () => title + elements);
  const own = `<meta name="description" content="${escapeHtml(description)}">`;
  return template
    .replace(descriptionElement, '')
    .replace(titleElement, () => title + own + elements);
}

/**
 * Returns the URLs of the files that the built page loads.
 *
 * @param template the built page
 * @returns null if the page loads no files
 */
export function filesOf(template: string): PageFiles | null {
  const [, script = ''] = scriptElement.exec(template) ?? [];
  const [, styleSheet = ''] = styleElement.exec(template) ?? [];
  const imports = [...template.matchAll(importElement)].map(([, address = '']) => address);
  return script && styleSheet ? { script, styleSheet, imports } : null;
}

/**
 * Returns the page without content, which the browser then renders.
 *
 * @param template the built page
 * @param scripts the page's own scripts, to load in parallel with the shared scripts
 * @throws {RangeError} if the template has no element for the data
 */
export function emptyDocument(
  template: string,
  { brand, product, config }: PageData,
  scripts: readonly string[] = [],
): PageDocument {
  const colors = brandColorRules(brand);
  const data = { brand, product, config };
  const plain = Object.entries(data).reduce(
    (text, [id, value]) => filled(text, id, value),
    template,
  );
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const added = (colors && style(colors)) + links.join('');
  const html = added === '' ? plain : beforeEnd(plain, 'head', added);
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, rules = '']) =>
    hashOf(rules),
  );
  return { html, scripts: [], styles };
}

/**
 * Returns a page with its content, which the browser paints before it loads scripts or the style
 * sheet.
 *
 * @param template the built page
 * @throws {RangeError} if the template has no element for the data
 */
export function fullDocument(
  template: string,
  data: PageData,
  { head, content, styles, firstScript }: RenderedPage,
): PageDocument {
  const empty = emptyDocument(template, data);
  const html = [
    (page: string) =>
      replaced(page, /<div id="root"><\/div>/, `<div id="root">${content}</div>${answersOf(data)}`),
    (page: string) =>
      head ? replaced(page.replace(descriptionElement, ''), titleElement, head) : page,
    (page: string) =>
      replaced(
        page,
        styleElement,
        (whole) => `${style(styles)}<noscript>${whole}</noscript><script>${firstScript}</script>`,
      ),
    // The first script loads the other scripts. Until the browser paints, nothing else uses the
    // network.
    (page: string) => replaced(page, scriptElement, '').replaceAll(importElement, ''),
  ].reduce((page, step) => step(page), empty.html);
  return {
    html,
    scripts: [...empty.scripts, hashOf(firstScript)],
    styles: [...empty.styles, hashOf(styles)],
  };
}

/**
 * Returns an element with the page's data. The element comes after the content, so that it does not
 * delay the first paint.
 */
function answersOf({ answers = {} }: PageData): string {
  if (Object.keys(answers).length === 0) return '';
  return `<script type="application/json" id="answers">${json(answers)}</script>`;
}

function style(rules: string): string {
  return `<style>${rules}</style>`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function beforeEnd(page: string, element: string, html: string): string {
  return replaced(page, new RegExp(`</${element}>`), (end) => html + end);
}

/** @throws {RangeError} if the page has no such element */
function filled(page: string, id: string, value: unknown): string {
  const element = new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`);
  return replaced(page, element, (_, open, close) => `${open}${json(value)}${close}`);
}

/** Encodes data as JSON. Escapes "<", which could otherwise end the element too early. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** @throws {RangeError} if the page has no such part */
function replaced(
  page: string,
  part: RegExp,
  by: string | ((...parts: string[]) => string),
): string {
  if (!part.test(page)) throw new RangeError(`The web app's page has no ${part}`);
  return page.replace(part, typeof by === 'string' ? () => by : by);
}
