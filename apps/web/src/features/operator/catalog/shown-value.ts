import { type FactJson, type FactValues, facts } from '@latchkey/domain';
import { day, money } from '@/lib/format.ts';
import { catalogEditorText as text } from '@/lib/texts.ts';

/** Returns a fact's value as text, or as JSON if the value is an object. */
export function shownValue(value: FactJson): string {
  if (value === null || value === undefined || value === '') return text.unknownValue();
  if (value === true) return text.yes();
  if (value === false) return text.no();
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const funding = facts.funding.schema.safeParse(value);
  if (funding.success) return fundingWords(funding.data);
  if (isTextList(value)) return value.length === 0 ? '–' : value.join(' · ');
  if (isSaid(value)) return value.map(({ says }) => says).join(' · ');
  return JSON.stringify(value);
}

function fundingWords({
  status,
  statusCheckedOn,
  opensOn,
  closesOn,
  moneyLeft,
}: FactValues['funding']): string {
  const name = text[status]();
  return [
    statusCheckedOn === null ? name : text.round({ status: name, date: day(statusCheckedOn) }),
    opensOn === null ? [] : text.roundOpens({ date: day(opensOn) }),
    closesOn === null ? [] : text.roundCloses({ date: day(closesOn) }),
    moneyLeft
      ? text.moneyIsLeft({ amount: money(moneyLeft.amount), date: day(moneyLeft.day) })
      : [],
  ]
    .flat()
    .join(', ');
}

/**
 * Whether a value is a list in which each item has a sentence in `says`, such as conditions or
 * tiers.
 */
function isSaid(value: FactJson): value is { says: string }[] {
  return (
    Array.isArray(value) &&
    value.every((part) => {
      return typeof part === 'object' && part !== null && typeof part.says === 'string';
    })
  );
}

function isTextList(value: FactJson): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
