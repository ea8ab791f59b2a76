import type { PageName, TeamAudience } from '@latchkey/contract';
import type { QuestionKind } from '@latchkey/domain';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** Functions that load a page's code and its data loader. The router calls both in parallel. */
export interface PageModule {
  readonly page: () => Promise<ComponentType>;
  /** The data loader does not wait for responses. The page shows a skeleton until they arrive. */
  readonly loader?: () => Promise<LoaderFunction>;
}

/** The code of every page in the page table except the question pages. */
export const pageModules: Readonly<Record<Exclude<PageName, 'question'>, PageModule>> = {
  landing: {
    page: async () => (await import('@/features/landing/landing-page.tsx')).LandingPage,
    loader: async () => (await import('@/features/landing/landing-data.ts')).loader,
  },
  howItWorks: {
    page: async () => (await import('@/features/about/how-it-works-page.tsx')).HowItWorksPage,
  },
  example: {
    page: async () => (await import('@/features/about/example-page.tsx')).ExamplePage,
  },
  sources: {
    page: async () => (await import('@/features/about/sources-page.tsx')).SourcesPage,
    loader: async () => (await import('@/features/about/sources-data.ts')).loader,
  },
  allPrograms: {
    page: async () =>
      (await import('@/features/public-programs/all-programs-page.tsx')).AllProgramsPage,
    loader: async () =>
      (await import('@/features/public-programs/public-data.ts')).allProgramsLoader,
  },
  statePrograms: {
    page: async () => (await import('@/features/public-programs/state-page.tsx')).StatePage,
    loader: async () => (await import('@/features/public-programs/public-data.ts')).statePageLoader,
  },
  countyPrograms: {
    page: async () => (await import('@/features/public-programs/county-page.tsx')).CountyPage,
    loader: async () =>
      (await import('@/features/public-programs/public-data.ts')).countyPageLoader,
  },
  publicProgram: {
    page: async () =>
      (await import('@/features/public-programs/public-program-page.tsx')).PublicProgramPage,
    loader: async () =>
      (await import('@/features/public-programs/public-data.ts')).publicProgramLoader,
  },
  loanEstimate: {
    page: async () =>
      (await import('@/features/loan-estimate/loan-estimate-page.tsx')).LoanEstimatePage,
    loader: async () => (await import('@/features/loan-estimate/loan-estimate-data.ts')).loader,
  },
  proof: {
    page: async () => (await import('@/features/proof/proof-page.tsx')).ProofPage,
    loader: async () => (await import('@/features/proof/proof-data.ts')).loader,
  },
  data: {
    page: async () => (await import('@/features/open-data/data-page.tsx')).DataPage,
    loader: async () => (await import('@/features/open-data/page-data.ts')).loader,
  },
  changes: {
    page: async () => (await import('@/features/open-data/changes-page.tsx')).ChangesPage,
    loader: async () => (await import('@/features/open-data/page-data.ts')).changesLoader,
  },
  privacy: {
    page: async () => (await import('@/features/about/privacy-page.tsx')).PrivacyPage,
  },
  accessibility: {
    page: async () => (await import('@/features/about/accessibility-page.tsx')).AccessibilityPage,
  },

  confirmation: {
    page: async () =>
      (await import('@/features/confirmation/confirmation-page.tsx')).ConfirmationPage,
  },
  programs: {
    page: async () => (await import('@/features/programs/programs-page.tsx')).ProgramsPage,
    loader: async () => (await import('@/features/programs/programs-data.ts')).programsLoader,
  },
  program: {
    page: async () => (await import('@/features/programs/program-page.tsx')).ProgramPage,
    loader: async () => (await import('@/features/programs/programs-data.ts')).programLoader,
  },
  compare: {
    page: async () => (await import('@/features/programs/compare-page.tsx')).ComparePage,
    loader: async () => (await import('@/features/programs/programs-data.ts')).compareLoader,
  },
  calculator: {
    page: async () => (await import('@/features/calculator/calculator-page.tsx')).CalculatorPage,
    loader: async () => (await import('@/features/calculator/calculator-data.ts')).loader,
  },
  price: {
    page: async () => (await import('@/features/price/price-page.tsx')).PricePage,
    loader: async () => (await import('@/features/price/price-data.ts')).loader,
  },
  preApproval: {
    page: async () =>
      (await import('@/features/pre-approval/pre-approval-page.tsx')).PreApprovalPage,
  },

  confirmEmail: {
    page: async () => (await import('@/features/account/mail-link-page.tsx')).MailLinkPage,
  },
  invitation: {
    page: async () => (await import('@/features/account/invitation-page.tsx')).InvitationPage,
  },
  withdraw: {
    page: async () => (await import('@/features/withdrawal/withdraw-page.tsx')).WithdrawPage,
  },
  notices: {
    page: async () => (await import('@/features/notices/notices-page.tsx')).NoticesPage,
  },
  agency: {
    page: async () =>
      (await import('@/features/public-programs/agency/agency-page.tsx')).AgencyPage,
  },
  correction: {
    page: async () => (await import('@/features/correction/correction-page.tsx')).CorrectionPage,
    loader: async () => (await import('@/features/correction/correction-data.ts')).loader,
  },

  dashboard: {
    page: async () => (await import('@/features/dashboard/dashboard-page.tsx')).DashboardPage,
    loader: async () => (await import('@/features/dashboard/dashboard-data.ts')).loader,
  },
  account: {
    page: async () => (await import('@/features/account/account-page.tsx')).AccountPage,
    loader: async () => (await import('@/features/account/account-data.ts')).loader,
  },
  secondStep: {
    page: async () =>
      (await import('@/features/account/second-step/add-page.tsx')).AddSecondStepPage,
  },
  resetPassword: {
    page: async () =>
      (await import('@/features/account/reset-password-page.tsx')).ResetPasswordPage,
  },

  operator: {
    page: async () => (await import('./operator-shell.tsx')).OperatorStart,
    loader: async () => (await import('./operator-data.ts')).loader,
  },
  leads: {
    page: async () => (await import('@/features/operator/leads-page.tsx')).LeadsPage,
    loader: async () => (await import('@/features/operator/operator-data.ts')).leadsLoader,
  },
  lead: {
    page: async () => (await import('@/features/operator/lead-page.tsx')).LeadPage,
    loader: async () => (await import('@/features/operator/operator-data.ts')).leadLoader,
  },
  overview: {
    page: async () => (await import('@/features/operator/overview-page.tsx')).OverviewPage,
    loader: async () => (await import('@/features/operator/operator-data.ts')).overviewLoader,
  },
  catalog: {
    page: async () => (await import('@/features/operator/catalog/review-page.tsx')).ReviewPage,
    loader: async () => (await import('@/features/operator/catalog/catalog-data.ts')).reviewLoader,
  },
  catalogProgram: {
    page: async () =>
      (await import('@/features/operator/catalog/edited-program-page.tsx')).EditedProgramPage,
    loader: async () =>
      (await import('@/features/operator/catalog/catalog-data.ts')).editedProgramLoader,
  },
  erase: {
    page: async () => (await import('@/features/operator/erasure/erase-page.tsx')).ErasePage,
  },
  audit: {
    page: async () => (await import('@/features/operator/audit/audit-page.tsx')).AuditPage,
    loader: async () => (await import('@/features/operator/audit/audit-data.ts')).auditLoader,
  },
};

/** The page code for each kind of question. */
export const questionModules: Readonly<Record<QuestionKind, PageModule>> = {
  choice: {
    page: async () =>
      (await import('@/features/questions/choice-question-page.tsx')).ChoiceQuestionPage,
  },
  amount: {
    page: async () =>
      (await import('@/features/questions/money-question-page.tsx')).MoneyQuestionPage,
  },
  location: {
    page: async () => (await import('@/features/questions/location-page.tsx')).LocationPage,
  },
  professions: {
    page: async () => (await import('@/features/questions/profession-page.tsx')).ProfessionPage,
  },
};

/** The layouts of the pages for our team. Buyers never load this code. */
export const operatorShells: Readonly<Record<TeamAudience, PageModule>> = {
  operator: { page: async () => (await import('./operator-shell.tsx')).InboxShell },
  'catalog-editor': { page: async () => (await import('./operator-shell.tsx')).CatalogShell },
  manager: { page: async () => (await import('./operator-shell.tsx')).ManagerShell },
  auditor: { page: async () => (await import('./operator-shell.tsx')).AuditShell },
};
