import { isSupportedYear } from '@latchkey/domain';
import * as z from 'zod/mini';

export { Day } from '@latchkey/domain';

/** A time in UTC such as `2026-03-04T05:06:07Z`. */
export const Moment = z.iso.datetime().check(isSupportedYear);
