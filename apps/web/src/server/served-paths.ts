import { publicPaths } from '@latchkey/contract';
import { wizardPages } from '@latchkey/domain';
import { addressOf, COMPARE } from '@/state/wizard.ts';

/**
 * The paths of the pages that the server renders. Segments that start with a colon stand for a
 * number.
 *
 * The public pages are complete without a script. Of the wizard's pages the server renders what does
 * not depend on the buyer's answers, because those never leave the browser. Account and operator
 * pages are rendered in the browser only: they show nothing before the visitor is known.
 */
export const servedPaths: readonly string[] = [
  ...publicPaths,
  ...wizardPages.map(addressOf),
  COMPARE,
];
