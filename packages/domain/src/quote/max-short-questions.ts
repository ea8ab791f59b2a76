/**
 * Maximum number of short questions on the programs page. Each question adds one stop for keyboard
 * users before "Estimate Savings".
 */
export const MAX_SHORT_QUESTIONS = 5;
