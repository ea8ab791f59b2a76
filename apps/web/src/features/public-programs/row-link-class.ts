/** Classes for a link that covers its whole row. The row needs the class `relative`. */
export const rowLinkClass =
  'font-semibold after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand';
