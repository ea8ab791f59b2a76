export const withdrawal = {
  title: 'Take your request back?',
  lead: 'You asked {team:string} for pre-approval. If you take your request back, we will not contact you about it again. Your permission for calls and texts ends at once.',
  confirm: 'Take my request back',
  doneTitle: 'Your request is taken back',
  done: 'We will not contact you about it again. You can close this page.',
  notFound: 'We found no request for this link. It may already be deleted.',
  failed: 'That did not work. Please try again, or write to <a>{email:string}</a>.',
  home: 'Go to the home page',
} as const;
