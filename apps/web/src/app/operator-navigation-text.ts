import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    teamPages: 'Team pages',
    inbox: 'Requests',
    overview: 'Overview',
  },
});
