import { pathOf } from '@latchkey/contract';
import { type CatalogProgram, usState } from '@latchkey/domain';
import type { Site } from '../site/site.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Maximum length of a line in bytes, without its line break. */
const MAX_LINE_BYTES = 75;

/** A day on which a funding round starts or ends. */
interface RoundDay {
  readonly program: CatalogProgram;
  readonly what: 'opens' | 'closes';
  readonly day: string;
}

/**
 * Returns a calendar with the first and last day of each funding round of a state's own programs.
 *
 * @param state two letters
 * @see RFC 5545
 */
export function calendar(
  state: string,
  { brand, catalog, siteUrl }: Pick<Site, 'brand' | 'catalog' | 'siteUrl'>,
): string {
  const own = catalog.programs.filter(({ coverage }) => coverage.state === state);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Funding rounds//EN`,
    `X-WR-CALNAME:${escaped(`${brand.name}: funding rounds in ${usState(state)?.name ?? state}`)}`,
    ...own.flatMap(roundDays).flatMap((day) => event(day, siteUrl)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function roundDays(program: CatalogProgram): RoundDay[] {
  const { opensOn, closesOn } = program;
  return [
    ...(opensOn === null ? [] : [{ program, what: 'opens', day: opensOn } as const]),
    ...(closesOn === null ? [] : [{ program, what: 'closes', day: closesOn } as const]),
  ];
}

function event({ program, what, day }: RoundDay, siteUrl: string): string[] {
  const { slug, fullName, agencyName, statusCheckedOn, checkedOn } = program;
  return [
    'BEGIN:VEVENT',
    `UID:${slug}-${what}-${day}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${compact(statusCheckedOn ?? checkedOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(`${fullName} ${what}`)}`,
    `DESCRIPTION:${escaped(`${agencyName}. Verify with the agency.`)}`,
    `URL:${siteUrl}${pathOf('publicProgram', { slug })}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** Escapes text for a calendar file. @see RFC 5545, section 3.3.11 */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/**
 * Breaks a long line of a calendar file into several lines, never inside a character. @see RFC
 * 5545, section 3.1
 */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}
