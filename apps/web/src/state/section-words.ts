import type { Section } from '@latchkey/domain';
import { appText as text } from '@/lib/texts.ts';

/** The name and topic of each section. */
export const sectionWords: Readonly<Record<Section, { title: () => string; lead: () => string }>> =
  {
    'home-info': { title: text.homeInfo, lead: text.homeInfoLead },
    'financial-info': { title: text.financialInfo, lead: text.financialInfoLead },
    'personal-info': { title: text.personalInfo, lead: text.personalInfoLead },
    programs: { title: text.programs, lead: text.programsLead },
    estimate: { title: text.estimate, lead: text.estimateLead },
  };
