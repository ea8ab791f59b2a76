/**
 * The choices that a visitor made on a public page. They are in the page's URL and in links to
 * pages that use them.
 */
export interface ChosenPlace {
  /** The code of a state, in lower case. Used for a program that serves more than one state. */
  readonly state?: string | null | undefined;
  /** The slug of a county. */
  readonly county?: string | null | undefined;
  readonly zip?: string | null | undefined;
  /** Number of people. */
  readonly household?: number | null | undefined;
}

/** Returns a page's URL with the visitor's choices. */
export function withChosen(address: string, chosen: ChosenPlace): string {
  const values = Object.entries(chosen).filter(([, value]) => value != null);
  if (values.length === 0) return address;
  return `${address}?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`;
}

/** Returns the ZIP Code in a URL. Null if the URL has no ZIP Code. */
export function zipIn(search: URLSearchParams): string | null {
  const zip = search.get('zip') ?? '';
  return /^\d{5}$/.test(zip) ? zip : null;
}
