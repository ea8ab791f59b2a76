import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    title: 'Take your request back?',
    lead: 'You asked {team:string} for pre-approval. Take it back, and nobody contacts you about it any more. Leave to call or text you ends at once.',
    confirm: 'Take my request back',
    doneTitle: 'Your request is taken back',
    done: 'Nobody from us contacts you about it any more. You can close this page.',
    notFound: 'This link leads to no request, or the request is deleted already.',
    failed: 'That did not work. Please try again, or write to <a>{email:string}</a>.',
    home: 'Go to the first page',
  },
});
