import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    back: 'Back',
    signIn: 'Sign In',
    loading: 'Loading',
    alerts: 'Messages',
    dismiss: 'Dismiss',
    nmls: 'NMLS #{number:string}',
    nmlsAccess: 'NMLS Consumer Access',
    licensedIn: 'Licensed in {states:string}',
    licensedEverywhere: 'Licensed in all states',
    sources: 'Sources and dates',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    legalLinks: 'About this site',
    unreadableAmount: 'Enter the amount in digits, like 400,000.',
    unreadablePercent: 'Enter a percent like 6.375, with at most three decimals.',
  },
});
