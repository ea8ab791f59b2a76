/**
 * All validation messages, by a stable key. Schemas use the key. The server sends the key and the
 * English sentence. The web app shows the sentence in the page's language.
 *
 * On the confirmation page, income, down payment and household size reuse the 'Home price ...'
 * messages, as the specification requires. The messages on a question page name the page's own
 * field.
 */
export const validationMessages = {
  homeTypeRequired: 'Home type is required',
  homePlanRequired: 'Home plan is required',
  homeLocationRequired:
    'Location is required. Please enter a valid zipcode and select a location from the dropdown.',
  homePriceRequired: 'Home price value is required',
  homePriceNonNegative: 'Home price must be non-negative',
  homePriceInteger: 'Home price must be an integer',
  homePriceAtLeast1: 'Home price must be at least 1',
  homePriceAtMost8: 'Home price must be at most 8',
  householdIncomeRequired: 'Household income value is required',
  householdIncomeNonNegative: 'Household income must be non-negative',
  householdIncomeInteger: 'Household income must be an integer',
  householdIncomeAtLeast1: 'Household income must be at least 1',
  downPaymentRequired: 'Down payment value is required',
  downPaymentNonNegative: 'Down payment must be non-negative',
  downPaymentInteger: 'Down payment must be an integer',
  downPaymentAtLeast1: 'Down payment must be at least 1. Enter 1 if you have none yet.',
  amountAtMost: 'The amount must be at most $1,000,000,000',
  creditScoreRequired: 'Credit score is required',
  housingStatusRequired: 'Housing status is required',
  householdSizeRequired: 'Household size is required',
  professionInvalid: 'Profession must be one of the options',

  termInvalid: 'Term must be 15, 20 or 30 years',
  interestRateRequired: 'Interest rate is required',
  interestRateAtLeast0: 'Interest rate must be at least 0',
  interestRateAtMost25: 'Interest rate must be at most 25',
  localRateOutOfRange: 'The rate must be from 0 to 10%',

  fullNameRequired: 'Full name is required',
  fullNameWebAddress: 'Full name must not contain a web address. Put a space after each period.',
  fullNameTooLong: 'Full name must be at most 200 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  phoneInvalid: 'Invalid phone number. Use digits, spaces and + ( ) - . only.',
  phoneLength: 'Enter the full phone number with the area code, like (512) 555-0123.',
  consentNeedsPhone: 'Enter a phone number to allow calls or texts',

  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong:
    'Password is too long. Use at most 72 plain letters, digits or symbols. Characters like é count as 2 to 4.',
  signUpPasswordTooShort: 'Password must be at least 8 characters long.',
  resetEmailRequired: 'Email is required.',
  resetEmailInvalid: 'Invalid email address.',
  newPasswordRequired: 'Password is required.',

  textInvalid: 'The text contains a character that we cannot store. Remove the character.',
} as const;

export type ValidationKey = keyof typeof validationMessages;

/** Whether a zod message is the key of a validation message. */
export function isValidationKey(message: string): message is ValidationKey {
  return Object.hasOwn(validationMessages, message);
}
