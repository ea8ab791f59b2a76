/**
 * Descriptions of the public pages for search results and shared links. Only the server uses them.
 */
export const descriptions = {
  landing:
    'Answer {questions, number} questions, then up to {quick, number} quick ones. See the down payment help you may get, with reasons, and what your mortgage could cost each month.',
  howItWorks:
    'How a line of credit can lower your mortgage payment in the first years, what you owe later, and when it is not a good fit.',
  example:
    'Every figure in one worked example: where “up to {percent}” comes from, the later payment, and what you owe later.',
  sources:
    'Where our figures come from and how current they are: down payment programs, mortgage rates, loan limits, taxes and insurance.',
  allPrograms:
    'Down payment programs in every state: who may get them, what is owed later, whether money is available, and who says so.',
  loanEstimate:
    'Check a lender’s Loan Estimate on your own device: totals, payment, APR, the help you count on, and one question for each figure that differs. Nothing is sent.',
  proof:
    'How many of our facts have an agency’s own source, a recent date and known funding, by state, and what our tests compare. Bad results are shown, too.',
  data: 'All down payment programs as JSON and CSV files with sources and dates, feeds of changes by state, and calendars of funding rounds. Free, without a key.',
  changes:
    'What changed in down payment programs: whether money is available, who said so and when, and the newest changes to rules, limits and amounts.',
  privacy:
    'What we store, where and for how long, who sees it, and how to delete it. Your answers stay in your browser until you save them.',
  accessibility:
    'How this site works with a keyboard, a screen reader and large text, and how to tell us what does not work for you.',
} as const;

/** Descriptions that replace those above on a site without a lowered payment. */
export const plainDescriptions = {
  howItWorks:
    'How the monthly payment for one home compares with and without down payment help, and by type of loan.',
  example: 'Every figure in one worked example: the loan, the payment, taxes and insurance.',
} as const;

/** The titles of feeds and calendars in the head of a page. */
export const feeds = {
  changes: 'Changes to down payment programs ({format})',
  changesIn: 'Changes to down payment programs in {state} ({format})',
  roundsIn: 'Funding rounds in {state}, as a calendar',
} as const;
