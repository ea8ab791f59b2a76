import * as z from 'zod/mini';
import { wholeNumber } from '../settings/values.ts';
import type { NoticeHours } from './notice-time.ts';

const error = 'must be two hours of the day like 8-20, with the earlier hour first';

/** Parses two hours of the day, separated by a hyphen. */
const hours = z.pipe(
  z.string().check(z.regex(/^\d{1,2}-\d{1,2}$/, error)),
  z.pipe(
    z.transform((typed: string): NoticeHours => {
      const [from = 0, until = 0] = typed.split('-').map(Number);
      return { from, until };
    }),
    z
      .custom<NoticeHours>()
      .check(z.refine(({ from, until }) => from < until && until <= 24, { error })),
  ),
);

/** Environment variables for notices. */
export const noticeEnvironment = {
  NOTICE_HOURS: z._default(hours, { from: 8, until: 20 }),
  NOTICE_BUNDLE_MINUTES: z._default(wholeNumber(0, 60), 20),
};

const environment = z.object(noticeEnvironment);

export interface NoticeSettings {
  /** The local hours in which notices are sent. */
  readonly hours: NoticeHours;
  /** How long a program's notice waits for further edits to the same program, in milliseconds. */
  readonly bundleMs: number;
}

export function noticeSettings(read: z.output<typeof environment>): NoticeSettings {
  return { hours: read.NOTICE_HOURS, bundleMs: read.NOTICE_BUNDLE_MINUTES * 60_000 };
}
