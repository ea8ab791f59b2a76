import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    asTable: 'Show as a table',
  },
});
