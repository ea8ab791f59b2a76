import { weightedRanges } from '@latchkey/contract';

/**
 * Whether the client prefers an HTML page to JSON, as a browser does when it opens a page. Our own
 * app and other programs request JSON or accept anything.
 *
 * @param accept the `Accept` header
 */
export function prefersHtml(accept: string | undefined): boolean {
  const ranges = weightedRanges(accept);
  const weightOf = (...types: readonly string[]) =>
    types.flatMap((type) => ranges.find(({ range }) => range === type)?.weight ?? [])[0] ?? 0;
  return (
    weightOf('text/html', 'text/*', '*/*') > weightOf('application/json', 'application/*', '*/*')
  );
}
