const moments = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a time in the reader's time zone: Nov 21, 2026, 2:05 PM. */
export function moment(iso: string): string {
  return moments.format(new Date(iso));
}
