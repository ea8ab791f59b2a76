/** The buyer's confirmation of a request for pre-approval. */
export const buyerRequest = {
  // No name: anyone can enter any name with another person's address.
  subject: 'We have your request',
  preview: 'Who to call, your figures, and how to withdraw your request.',
  thanks:
    'Thank you for requesting pre-approval from {team:string}. This is not an approval or a loan offer.',
  next: 'What happens next: {team:string} reviews your request and emails you at this address. We call or text only if you allowed it.',
  safety:
    'We never ask for your Social Security number by email, call or text. Before you choose a loan, get an official Loan Estimate from more than one lender.',
  sent: 'What you sent',
  takeBack: 'Withdraw my request',
  afterwards:
    'The button opens a page where you confirm. After that, we will not contact you about this request.',
  notYou:
    'If you did not send this request, withdraw it the same way. Then no one will contact you.',
} as const;
