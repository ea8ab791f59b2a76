/** The sections of the wizard that have questions, in order. */
export const questionSections = ['home-info', 'financial-info', 'personal-info'] as const;
export type QuestionSection = (typeof questionSections)[number];

/** The five sections of the wizard, in order. */
export const sections = [...questionSections, 'programs', 'estimate'] as const;
export type Section = (typeof sections)[number];
