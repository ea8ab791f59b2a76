/**
 * Maximum number of short questions after the questionnaire. The programs page asks them. Each
 * question adds one keyboard stop before "Estimate Savings".
 */
export const MAX_SHORT_QUESTIONS = 5;
