import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    print: 'Print',
  },
});
