import { textOf } from './text.ts';

/**
 * All catalogs of UI text. `packages/contract/src/pages.ts` lists the areas that each page uses.
 */
export const appText = textOf('common', 'app');
export const uiText = textOf('common', 'ui');
export const fundingText = textOf('common', 'funding');
export const chartFrameText = textOf('common', 'chartFrame');
export const quotesText = textOf('common', 'quotes');
export const authText = textOf('common', 'auth');
export const answersText = textOf('answers', 'answers');
export const choicesText = textOf('common', 'choices');
export const messagesText = textOf('validation', 'messages');

export const landingText = textOf('landing', 'landing');
export const landingMoreText = textOf('landing-more', 'landingMore');

/** Text used only on sites without a lowered payment. */
export const howItComparesText = textOf('plain', 'howItCompares');

export const ruleNamesText = textOf('rule-names', 'ruleNames');

export const localRatesText = textOf('local-rates', 'localRates');

export const leftOutText = textOf('left-out', 'leftOut');

export const loweringText = textOf('lowering', 'lowering');

export const questionsText = textOf('questions', 'questions');

export const paymentText = textOf('payments', 'payment');
export const termsText = textOf('payments', 'terms');
export const termsLineText = textOf('terms-line', 'termsLine');
export const answerRowsText = textOf('answer-rows', 'answerRows');
export const topProgramText = textOf('answer-rows', 'topProgram');
export const trueCostText = textOf('true-cost', 'trueCost');
export const loanEstimateText = textOf('payments', 'loanEstimate');

export const confirmationText = textOf('confirmation', 'confirmation');

export const programsText = textOf('programs', 'programs');
export const rulesText = textOf('programs', 'rules');
export const compareText = textOf('programs', 'compare');
export const programListText = textOf('programs', 'programList');
export const shortAnswersText = textOf('programs', 'shortAnswers');
export const moreHelpText = textOf('programs', 'moreHelp');

export const stateMapText = textOf('state-map', 'stateMap');
export const stateProgramsText = textOf('state-programs', 'statePrograms');
export const catalogSearchText = textOf('state-programs', 'catalogSearch');
export const countyProgramsText = textOf('county-programs', 'countyPrograms');
export const publicProgramText = textOf('public-program', 'publicProgram');
export const publicProgramsText = textOf('public-programs', 'publicPrograms');

export const explainText = textOf('calculator', 'explain');
export const calculatorText = textOf('calculator', 'calculator');
export const answerText = textOf('calculator', 'answer');
export const yourFiguresText = textOf('calculator', 'yourFigures');
export const noCommonLoanText = textOf('calculator', 'noCommonLoan');
export const panelsText = textOf('calculator', 'panels');
export const saleText = textOf('calculator', 'sale');
export const helpCostText = textOf('calculator', 'helpCost');
export const shareText = textOf('calculator', 'share');
export const affordText = textOf('calculator', 'afford');
export const scenariosText = textOf('calculator', 'scenarios');
export const detailsText = textOf('calculator', 'details');
export const paymentLineText = textOf('calculator', 'paymentLine');
export const printText = textOf('calculator', 'print');
export const extrasText = textOf('calculator', 'extras');

export const paperPageText = textOf('loan-estimate', 'paperPage');
export const paperFaultsText = textOf('loan-estimate', 'paperFaults');
export const paperFormText = textOf('loan-estimate', 'paperForm');
export const paperTitlesText = textOf('loan-estimate', 'paperTitles');
export const paperFitsText = textOf('loan-estimate', 'paperFits');
export const paperDiffersText = textOf('loan-estimate', 'paperDiffers');
export const paperUnknownText = textOf('loan-estimate', 'paperUnknown');
export const paperValuesText = textOf('loan-estimate', 'paperValues');

export const stepsText = textOf('next-steps', 'steps');
export const figuresText = textOf('next-steps', 'figures');

export const preApprovalText = textOf('pre-approval', 'preApproval');

export const raiseText = textOf('price-cards', 'raise');
export const rentOrBuyText = textOf('price-cards', 'rentOrBuy');
export const priceText = textOf('price', 'price');
export const priceStopsText = textOf('price', 'priceStops');
export const priceAskText = textOf('price', 'priceAsk');

export const dashboardText = textOf('dashboard', 'dashboard');

export const accountText = textOf('account', 'account');

export const operatorText = textOf('operator', 'operator');
export const catalogEditorText = textOf('operator', 'catalogEditor');
export const catalogFactsText = textOf('operator', 'catalogFacts');
export const erasureText = textOf('operator', 'erasure');
export const auditText = textOf('operator', 'auditLog');
export const overviewText = textOf('operator', 'overview');
export const operatorNavigationText = textOf('operator', 'operatorNavigation');

export const aboutText = textOf('about', 'about');
export const exampleText = textOf('about', 'example');
export const sourcesText = textOf('about', 'sources');

export const proofText = textOf('proof', 'proof');
export const dataText = textOf('data', 'data');
export const changesPageText = textOf('data', 'changesPage');

export const changesText = textOf('changes', 'changes');
export const noticesText = textOf('notices', 'notices');
export const tellMeText = textOf('notices', 'tellMe');

export const secondStepText = textOf('second-step', 'secondStep');

export const agencyText = textOf('agency', 'agency');
export const correctionText = textOf('correction', 'correction');
export const withdrawalText = textOf('notices', 'withdrawal');
