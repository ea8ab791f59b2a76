export const withdrawal = {
  title: 'Withdraw your request?',
  lead: 'You asked {team:string} for pre-approval. If you withdraw your request, we will not contact you about it again. Your permission for calls and texts ends immediately.',
  confirm: 'Withdraw my request',
  doneTitle: 'Your request was withdrawn',
  done: 'We will not contact you about it again. You can close this page.',
  notFound: 'We could not find a request for this link. It may have been deleted already.',
  failed:
    'We could not withdraw your request. Please try again, or write to <a>{email:string}</a>.',
  home: 'Go to the home page',
} as const;
