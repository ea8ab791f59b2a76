/** Elements that run code, load a file, or contain another type of document. */
const activeElement =
  /<(?:[\w-]+:)?(script|foreignObject|iframe|embed|object|audio|video|handler|listener|set|animate\w*)\b/i;
const eventAttribute = /[\s"'/](on[a-z]+)\s*=/i;
const reference = /(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const ownReference = /^\s*(#|data:image\/(png|jpeg|gif|webp)[;,])/i;
const styleReference = /url\(\s*["']?\s*(?!#|data:(image|font)\/(?!svg))[^)]*|@import\b/i;
/** Elements whose text is drawn with a font. */
const textElement = /<(?:[\w-]+:)?(text|tspan|textPath)\b/i;
/** Matches the first font name in `font-family`, or in `font` after the size. */
const fontName =
  /\bfont-family\s*[=:]\s*["']*([^"',;}<>]+)|\bfont\s*[=:][^;}<>]*?\d[\w.%/]*\s+["']?([a-z][^"',;}<>]*)/gi;

/**
 * Returns why an SVG must not be served, or undefined if it is safe. Inside a page, an SVG is an
 * image that cannot run code or load files. However, anyone can open the SVG's own URL, where it is
 * a document on our site that can do both.
 *
 * @param svg the whole file
 * @see https://www.w3.org/TR/SVG2/conform.html#secure-static-mode
 */
export function svgFault(svg: string): string | undefined {
  const text = decoded(svg);
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return 'defines entities';
  if (/<\?xml-stylesheet/i.test(text)) return 'loads a style sheet';
  if (!/^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s/>]/i.test(text)) {
    return 'is not an SVG file';
  }
  const [, element] = activeElement.exec(text) ?? [];
  if (element !== undefined) return `contains <${element}>`;
  const [, attribute] = eventAttribute.exec(text) ?? [];
  if (attribute !== undefined) return `contains the script ${attribute}`;
  const addresses = [...text.matchAll(reference)].map(([, one, other]) => one ?? other ?? '');
  const outside = addresses.find((address) => address !== '' && !ownReference.test(address));
  if (outside !== undefined) return `refers to ${outside.slice(0, 80)}`;
  const [loaded] = styleReference.exec(text) ?? [];
  return loaded === undefined ? textFault(text) : `refers to ${loaded.slice(0, 80)}`;
}

/**
 * Returns why an SVG's text may look different on other devices, or undefined if the SVG has no
 * text. Browsers replace a font that the visitor's device does not have, and an image cannot load
 * the page's fonts. Pictures in emails and preview cards omit such text.
 */
function textFault(svg: string): string | undefined {
  const shown = svg.replaceAll(/<!--[\s\S]*?-->/g, '');
  const [, element] = textElement.exec(shown) ?? [];
  if (element === undefined) return undefined;
  const names = [...shown.matchAll(fontName)].flatMap(([, named, styled]) => named ?? styled ?? []);
  const fonts = [...new Set(names.map((name) => name.trim()))].join(' and ').slice(0, 80);
  const font = fonts === '' ? "the browser's own font" : `the font ${fonts}`;
  return `contains <${element}> in ${font}, which not every device has: turn the text into paths`;
}

/** Replaces numeric character references, which could hide a forbidden word. */
function decoded(text: string): string {
  return text.replaceAll(/&#(x[0-9a-f]+|\d+);?/gi, (_, code: string) => {
    const point = Number(code.toLowerCase().replace(/^x/, '0x'));
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
