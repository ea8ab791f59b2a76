/** Text that any email may contain. */
export const letter = {
  openLink: 'If the button does not work, copy this address into your browser:',
  questions: 'Questions? Write to {address:string}.',
} as const;
