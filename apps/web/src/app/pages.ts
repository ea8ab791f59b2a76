import type { ComponentType } from 'react';

interface RouteModule {
  Component: ComponentType;
}

export type LazyPage = () => Promise<RouteModule>;

/** Every page that is loaded when it is first needed, by its place in the product. */
export const pages = {
  /** Not a page: what stands around those that ask the server. */
  serverState: async () => {
    const { ServerState } = await import('./server-state.tsx');
    return { Component: ServerState };
  },
  landing: async () => {
    const { LandingPage } = await import('@/features/landing/landing-page.tsx');
    return { Component: LandingPage };
  },
  choiceQuestion: async () => {
    const { ChoiceQuestionPage } = await import('@/features/questions/choice-question-page.tsx');
    return { Component: ChoiceQuestionPage };
  },
  professionQuestion: async () => {
    const { ProfessionPage } = await import('@/features/questions/profession-page.tsx');
    return { Component: ProfessionPage };
  },
  moneyQuestion: async () => {
    const { MoneyQuestionPage } = await import('@/features/questions/money-question-page.tsx');
    return { Component: MoneyQuestionPage };
  },
  locationQuestion: async () => {
    const { LocationPage } = await import('@/features/questions/location-page.tsx');
    return { Component: LocationPage };
  },
  confirmation: async () => {
    const { ConfirmationPage } = await import('@/features/confirmation/confirmation-page.tsx');
    return { Component: ConfirmationPage };
  },
  programs: async () => {
    const { ProgramsPage } = await import('@/features/programs/programs-page.tsx');
    return { Component: ProgramsPage };
  },
  program: async () => {
    const { ProgramPage } = await import('@/features/programs/program-page.tsx');
    return { Component: ProgramPage };
  },
  calculator: async () => {
    const { CalculatorPage } = await import('@/features/calculator/calculator-page.tsx');
    return { Component: CalculatorPage };
  },
  preApproval: async () => {
    const { PreApprovalPage } = await import('@/features/pre-approval/pre-approval-page.tsx');
    return { Component: PreApprovalPage };
  },
  example: async () => {
    const { ExamplePage } = await import('@/features/about/example-page.tsx');
    return { Component: ExamplePage };
  },
  sources: async () => {
    const { SourcesPage } = await import('@/features/about/sources-page.tsx');
    return { Component: SourcesPage };
  },
  privacy: async () => {
    const { PrivacyPage } = await import('@/features/about/privacy-page.tsx');
    return { Component: PrivacyPage };
  },
  accessibility: async () => {
    const { AccessibilityPage } = await import('@/features/about/accessibility-page.tsx');
    return { Component: AccessibilityPage };
  },
} satisfies Record<string, LazyPage>;
