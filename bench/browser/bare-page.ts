import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../apps/api/src/http/security-headers.ts';

/**
 * Returns a page that is about as fast as a page in our font can be. It has a heading, a paragraph,
 * one inline style and a one-line inline script. The headers allow only this style and this script.
 */
export function barePage(fontUrl: string): { html: string; headers: Record<string, string> } {
  const style = `
    @font-face {
      font-family: Page;
      font-weight: 300 900;
      font-display: optional;
      src: url("${fontUrl}") format("woff2");
    }
    body { font-family: Page, sans-serif }
  `;
  const script = "document.documentElement.dataset.script = 'on';";
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="${fontUrl}">
    <link rel="icon" href="data:,">
    <title>Bare page</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>Your path to lower monthly payments</h1>
    <p>See the down payment help you may get, and what your mortgage could cost each month.</p>
    <script>${script}</script>
  </body>
</html>
`;
  const policy = contentSecurityPolicy({ 'style-src': hash(style), 'script-src': hash(script) });
  return { html, headers: { 'content-security-policy': policy } };
}

/** @see https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
