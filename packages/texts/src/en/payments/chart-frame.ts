export const chartFrame = {
  asTable: 'Show as a table',
} as const;
