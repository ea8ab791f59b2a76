/** Text that any email may contain. */
export const letter = {
  openLink: 'If the button does not work, copy this address into your browser:',
  questions: 'Questions? Write to {address:string}.',
  // Only for a language other than English, if the brand file names a number.
  phoneLine: 'Or call us in {language:string}: {phone:string}.',
} as const;
