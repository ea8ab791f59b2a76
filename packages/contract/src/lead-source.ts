import * as z from 'zod/mini';

/**
 * The query parameters that describe where a visitor came from: campaign labels, and the partner
 * who sent the visitor. They are in the URL of the visitor's first page.
 */
export const sourceParameters = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  term: 'utm_term',
  partner: 'partner',
} as const;

const MAX_LENGTH = 100;

/**
 * Matches characters that are not allowed in labels. Control characters could forge lines in an
 * email. Bidirectional control characters change the order of text. PostgreSQL cannot store
 * unpaired surrogates.
 */
const misleading = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

const Label = z.optional(
  z.string().check(
    z.minLength(1),
    z.maxLength(MAX_LENGTH),
    z.refine((label) => label === cleanLabel(label), {
      error: 'must have no control characters and no space at its ends',
    }),
  ),
);

/** Labels from a link. Anyone can create such a link, so the labels are untrusted input. */
export const LeadSource = z.strictObject({
  source: Label,
  medium: Label,
  campaign: Label,
  content: Label,
  term: Label,
  partner: Label,
});
export type LeadSource = z.infer<typeof LeadSource>;

type SourceName = keyof typeof sourceParameters;

// biome-ignore lint/nursery/noUnsafeTypeAssertion: Object.keys drops the key types.
export const sourceNames = Object.keys(sourceParameters) as readonly SourceName[];

/**
 * Determines from a URL's parameters where the visitor came from. Truncates long labels and removes
 * characters that the server would reject, so that no link can prevent a buyer from sending a
 * request.
 *
 * @returns null if the URL has no labels
 */
export function sourceIn(parameter: (name: string) => string | null): LeadSource | null {
  const labels = sourceNames.flatMap((name) => {
    const label = cleanLabel((parameter(sourceParameters[name]) ?? '').slice(0, MAX_LENGTH));
    return label === '' ? [] : [[name, label] as const];
  });
  return labels.length === 0 ? null : Object.fromEntries(labels);
}

/** Returns the labels on one line, with the partner first. Null if there are no labels. */
export function sourceWords(labels: LeadSource | null): string | null {
  if (!labels) return null;
  const { partner, source, medium, campaign, content, term } = labels;
  const link = [source, medium, campaign, content, term].filter(Boolean).join(' / ');
  return [partner, link].filter(Boolean).join(' · ');
}

function cleanLabel(label: string): string {
  return label.replaceAll(misleading, '').trim();
}
