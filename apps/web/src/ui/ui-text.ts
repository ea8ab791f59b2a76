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
    clearAnswers: 'Clear my answers',
    cleared: 'Cleared',
    clearedAnswers: 'Your answers are gone from this browser.',
    error: 'Error',
    clearFailed: 'Your answers could not be cleared. Check your connection, then try again.',
    unreadableAmount: 'Enter the amount in digits, like 400,000.',
    unreadablePercent: 'Enter a percent like 6.375, with at most three decimals.',
  },
});
