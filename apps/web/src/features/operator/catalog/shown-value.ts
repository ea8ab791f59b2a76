import type { FundingStatus } from '@latchkey/domain';
import { day } from '@/lib/format.ts';
import { catalogEditorText as text } from '@/lib/texts.ts';

interface Funding {
  readonly status: FundingStatus;
  readonly statusCheckedOn: string | null;
  readonly opensOn: string | null;
  readonly closesOn: string | null;
}

/** A fact's value in words, or as JSON if it has parts. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return text.unknownValue();
  if (value === true) return text.yes();
  if (value === false) return text.no();
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isFunding(value)) return fundingWords(value);
  if (isTextList(value)) return value.length === 0 ? '–' : value.join(' · ');
  if (isSaid(value)) return value.map(({ says }) => says).join(' · ');
  return JSON.stringify(value);
}

/** Whether a value is the group of fields about the funding. */
export function isFunding(value: unknown): value is Funding {
  return typeof value === 'object' && value !== null && 'statusCheckedOn' in value;
}

function fundingWords({ status, statusCheckedOn, opensOn, closesOn }: Funding): string {
  const name = text[status]();
  return [
    statusCheckedOn === null ? name : text.round({ status: name, date: day(statusCheckedOn) }),
    opensOn === null ? [] : text.roundOpens({ date: day(opensOn) }),
    closesOn === null ? [] : text.roundCloses({ date: day(closesOn) }),
  ]
    .flat()
    .join(', ');
}

/** Whether a value is a list whose parts each have a sentence, such as conditions and tiers. */
function isSaid(value: unknown): value is { says: string }[] {
  return (
    Array.isArray(value) &&
    value.every((part) => typeof Reflect.get(Object(part), 'says') === 'string')
  );
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
