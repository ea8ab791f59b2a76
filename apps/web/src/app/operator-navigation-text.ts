import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    teamPages: 'Pages of the team',
    inbox: 'Requests',
    overview: 'Overview',
  },
});
