import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    title: 'Confirm Info',
    lead: "We don't want you to miss savings",
    search:
      'We will search subsidies, grants and assistance programs that you may be eligible for.',
    'home-info': 'Home Info',
    'financial-info': 'Financial Info',
    'personal-info': 'Personal Info',
    notAnswered: 'Not answered yet',
    edit: 'Edit',
    editItem: 'Edit {item:string}',
    goTo: 'Go to {item:string}',
    confirm: 'Confirm Info',
    error: 'Error',
    savedBeside: 'Saved as a new application',
    bothKept: 'The other one was changed or deleted on another device meanwhile.',
    deletedHere: 'You deleted the saved one on your dashboard.',
    accountFull:
      'Your account has no room for another application. Delete one on your dashboard, then confirm again.',
    saveFailed: 'Something went wrong while trying to save the quote.',
  },
});
