/**
 * The most short questions that follow the questionnaire. The programs page asks them, and each is one
 * keyboard stop before "Estimate Savings".
 */
export const MAX_SHORT_QUESTIONS = 5;
