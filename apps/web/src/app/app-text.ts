import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    notFound: "Oops! The page you're looking for doesn't exist.",
    backHome: 'Go back to Home',
    failed: 'Something went wrong on this page.',
    reload: 'Try again',
    skip: 'Skip to content',
    steps: 'Your progress',
    done: 'done',
    current: 'you are here',
    comeBack: 'Want to come back later?',
    createAccount: 'Create an account',
    homeInfo: 'Home Info',
    homeInfoLead: "Info about home you'd like to buy",
    financialInfo: 'Financial Info',
    financialInfoLead: 'Info on your personal finances',
    personalInfo: 'Personal Info',
    personalInfoLead: 'Info about you and your household',
    programs: 'Down Payment Programs',
    programsLead: 'See what programs you qualify for',
    estimate: 'Mortgage Estimate',
    estimateLead: 'See how much you can save',
  },
});
