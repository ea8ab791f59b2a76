import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const rootPackage = new URL('../../../../package.json', import.meta.url);

/** The version of this release of Latchkey, such as `0.2.0`. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(rootPackage, 'utf8')));
