import { defineText } from '@/lib/text.ts';

/** What an estimate on paper or from a link says before anything else (Reg Z 1026.19(e)(2)(ii)). */
export const text = defineText({
  en: {
    notice:
      'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.',
  },
});
