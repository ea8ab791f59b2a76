import { lazyPage } from '@/lib/lazy-page.ts';

export const LandingPage = lazyPage(
  ['landing'],
  async () => (await import('@/features/landing/landing-page.tsx')).LandingPage,
);
export const ConfirmationPage = lazyPage(
  ['answers', 'confirmation', 'validation'],
  async () => (await import('@/features/confirmation/confirmation-page.tsx')).ConfirmationPage,
);
export const ProgramsPage = lazyPage(
  ['answers', 'left-out', 'next-steps', 'programs'],
  async () => (await import('@/features/programs/programs-page.tsx')).ProgramsPage,
);
export const ProgramPage = lazyPage(
  ['answers', 'next-steps', 'programs'],
  async () => (await import('@/features/programs/program-page.tsx')).ProgramPage,
);
export const ComparePage = lazyPage(
  ['calculator', 'left-out', 'programs'],
  async () => (await import('@/features/programs/compare-page.tsx')).ComparePage,
);
export const CalculatorPage = lazyPage(
  ['calculator', 'left-out', 'next-steps', 'payments', 'validation'],
  async () => (await import('@/features/calculator/calculator-page.tsx')).CalculatorPage,
);
export const PreApprovalPage = lazyPage(
  ['answers', 'next-steps', 'payments', 'pre-approval', 'validation'],
  async () => (await import('@/features/pre-approval/pre-approval-page.tsx')).PreApprovalPage,
);
export const ExamplePage = lazyPage(
  ['about', 'payments'],
  async () => (await import('@/features/about/example-page.tsx')).ExamplePage,
);
export const HowItWorksPage = lazyPage(
  ['lowering', 'terms-line'],
  async () => (await import('@/features/about/how-it-works-page.tsx')).HowItWorksPage,
);
export const SourcesPage = lazyPage(
  ['about'],
  async () => (await import('@/features/about/sources-page.tsx')).SourcesPage,
);
export const PrivacyPage = lazyPage(
  ['about'],
  async () => (await import('@/features/about/privacy-page.tsx')).PrivacyPage,
);
export const AccessibilityPage = lazyPage(
  ['about'],
  async () => (await import('@/features/about/accessibility-page.tsx')).AccessibilityPage,
);
export const DashboardPage = lazyPage(
  ['changes', 'dashboard', 'notices', 'terms-line'],
  async () => (await import('@/features/dashboard/dashboard-page.tsx')).DashboardPage,
);
export const ResetPasswordPage = lazyPage(
  ['account', 'validation'],
  async () => (await import('@/features/account/reset-password-page.tsx')).ResetPasswordPage,
);
export const MailLinkPage = lazyPage(
  ['account', 'validation'],
  async () => (await import('@/features/account/mail-link-page.tsx')).MailLinkPage,
);
export const AccountPage = lazyPage(
  ['account', 'notices', 'validation'],
  async () => (await import('@/features/account/account-page.tsx')).AccountPage,
);

/** Layout for the account pages. */
export const AccountShell = lazyPage(
  [],
  async () => (await import('./account-shell.tsx')).AccountShell,
);

/** Layout for pages that use server data. */
export const ServerState = lazyPage(
  [],
  async () => (await import('./server-state.tsx')).ServerState,
);

/** Layout for the result pages. No first page needs it. */
export const ResultShell = lazyPage(
  [],
  async () => (await import('./result-shell.tsx')).ResultShell,
);

export const CorrectionPage = lazyPage(
  ['correction'],
  async () => (await import('@/features/correction/correction-page.tsx')).CorrectionPage,
);

export const EmailLinkPage = lazyPage(
  ['notices'],
  async () => (await import('./email-link-page.tsx')).EmailLinkPage,
);

/** The operator pages. Only operators load them. */
export const OperatorPages = lazyPage(
  ['answers', 'next-steps', 'operator', 'payments'],
  async () => (await import('./operator-pages.tsx')).OperatorPages,
);
