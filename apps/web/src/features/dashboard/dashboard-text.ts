import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    page: 'Dashboard',
    welcomeBack: 'Welcome back!',
    welcomeBackLead: 'Let\u2019s continue your savings journey',
    unlockSavings: 'Unlock Savings Today',
    unlockSavingsLead: 'Get started today and reduce your mortgage payments by up to 30%',
    example: 'See a worked example, with what is owed later',
    newQuote: 'Get a New Quote',
    quotes: 'Your applications',
    loan: 'Loan: New Mortgage',
    line: '{homeType:string} | {zipcode:string} | {price:string}',
    deleteApplication: 'Delete Application',
    deleteApplicationOf: 'Delete Application: {line:string}',
    deleting: 'Deleting the application\u2026',
    deleted: 'The application was deleted.',
    undo: 'Undo',
    answersHere: 'Answers in this browser',
    answersHereLead:
      'Clear them on a shared computer. Your saved applications stay in your account.',
    loadFailed: 'Error loading quotes. Try again later.',
    tryAgain: 'Try again',
    error: 'Error',
    deleteFailed: 'Something went wrong while trying to delete the quote.',
    saveFailed: 'Something went wrong while trying to save the quote.',
  },
});
