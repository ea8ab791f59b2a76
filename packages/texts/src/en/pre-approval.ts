export const preApproval = {
  title: 'Unlock Savings Today',
  lead: 'Fill out your contact info and our team will be in touch about next steps.',
  fullName: 'Full Name *',
  email: 'Email *',
  phone: 'Phone Number',
  consentTitle: 'May we call or text you?',
  consentNeedsNumber:
    'Enter a phone number first. You can also send the form without a phone number.',
  consentFree: 'You decide. You can send the form without giving this permission.',
  neverAsked: 'We never ask for your Social Security number or your street address here.',
  trap: 'Leave this empty',
  send: 'Send Message',
  demonstrationTitle: 'This is a demonstration',
  demonstration:
    'No licensed lender is behind this form. What you send goes only to the people who run this site.',
  notLicensedTitle: 'We cannot accept requests for homes in {state}',
  notLicensed:
    '{company} is not licensed in {state}, where the home is, so you cannot send a request here. You can still see your programs and your estimate.',
  license: '{company}, license in {state}: {number}.',
  counselor:
    'A <a>housing counselor near you</a> can tell you which lenders work with these programs.',

  // Alerts on the form
  error: 'Error',
  failed: 'Something went wrong while trying to submit the quote. Please try again later.',
  success: 'Success!',
  sent: 'Thank you! Our team will be back to you soon.',

  // The thank-you page
  thanks: 'Thank you, {name}',
  thanksLead: 'Your request went to {team}.',
  thanksLeadLicensed: 'Your request went to {team}: {company}, NMLS #{number}.',
  nextTitle: 'What happens next',
  nextReply: 'We will reply to {email}.',
  nextReplyWithin:
    'We will reply to {email} within {days, plural, one {# working day} other {# working days}}.',
  nextNever:
    'We never ask for your Social Security number by email, call or text. If someone does, it is not us.',
  nextWithdraw:
    'Our email has a link that you can use to withdraw your request at any time. If you do not get the email, or if you want us to delete your request, write to <a>{email}</a>.',
  sentTitle: 'What you sent',
  sentName: 'Full Name',
  sentEmail: 'Email',
  notGiven: 'Not given',
  calls: 'Calls',
  texts: 'Texts',
  toPrograms: 'See my programs',
  keep: 'Save this quote to an account',
} as const;
