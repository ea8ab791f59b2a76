/** Texts for the map of the states, and the amounts and dates in lists of programs. */
export const stateMap = {
  upTo: 'up to {most, number}',
  between: '{from, number} to {to, number}',
  from: '{from, number} or more',
  percent: 'up to {percent}',
  checked: 'Last checked {day}',
  noAmount: 'Varies',
} as const;
