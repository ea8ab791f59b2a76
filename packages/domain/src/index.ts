export * from './account/account-forms.ts';
export { debtGuideFindings, type GuideFinding } from './affordability/debt-guides.ts';
export { type DebtToIncome, debtToIncome } from './affordability/debt-to-income.ts';
export { type LenderShare, lenderShare } from './affordability/lender-share.ts';
export * from './agency/index.ts';
export type { Area } from './area/area.ts';
export * from './area/bond-price.ts';
export { planningRegions } from './area/connecticut.ts';
export { countySlug } from './area/county-slug.ts';
export * from './area/limit-edition.ts';
export { buyersPropertyTax, propertyTaxNotes, TaxAfterSale } from './area/tax-after-sale.ts';
export { usState, usStates } from './area/us-states.ts';
export {
  assistanceAmount,
  coversPrice,
  isAmountUnknown,
  type OwnMoney,
} from './assistance/assistance.ts';
export { type AssistanceBalance, assistanceBalance } from './assistance/balance.ts';
export { capForLoan, capsForLoan, ownCap } from './assistance/cap-for-loan.ts';
export { capOf } from './assistance/cap-of.ts';
export { combinedAmounts, totalAssistance } from './assistance/combined-assistance.ts';
export { type AssistancePayment, assistancePayment } from './assistance/payment.ts';
export { isFree } from './assistance/terms.ts';
export { Brand, brandIn, insuranceStatements, type LegalPart, type LocalBrand } from './brand.ts';
export { canTakeRequest } from './can-take-request.ts';
export { type CashGap, type CashPlan, cashGap } from './cash/cash-needed.ts';
export { roundedUp, wholeCash } from './cash/whole-cash.ts';
export {
  CatalogProgram,
  FundingStatus,
  ProgramContact,
  type ProgramRules,
  paysInOlderFormat,
  Repayment,
} from './catalog/catalog-program.ts';
export { CatalogTask, CorrectionSubject, SourceAnswer } from './catalog/catalog-task.ts';
export { disputeFaults } from './catalog/check/dispute-faults.ts';
export { Day, isSupportedYear } from './catalog/day.ts';
export type { Dispute } from './catalog/dispute.ts';
export * from './catalog/edits/fact-quote.ts';
export { type FactSource, factSource, programSource } from './catalog/edits/fact-source.ts';
export { mentionedFacts } from './catalog/edits/mentioned-facts.ts';
export { type CatalogConflict, CatalogEdit, overlaidCatalog } from './catalog/edits/overlay.ts';
export {
  factDay,
  factsOf,
  type StoredFacts,
  storedFact,
  withFact,
} from './catalog/edits/stored-facts.ts';
export { type Fact, type FactEditor, FactJson } from './catalog/fact.ts';
export {
  type AnnouncedFact,
  FactName,
  type FactValues,
  factNames,
  facts,
  isAnnouncedFact,
} from './catalog/facts.ts';
export { acceptsType, type FirstMortgageType, loanTypeOf } from './catalog/first-mortgage.ts';
export { type HiddenAs, hiddenAs } from './catalog/hidden-program.ts';
export { IncomeLimit } from './catalog/limits.ts';
export { programSentences } from './catalog/program-sentences.ts';
export { canonicalJson, isSameValue } from './catalog/same-value.ts';
export * from './catalog/source-quote.ts';
export { maxLengths } from './catalog/text-lengths.ts';
export { SecureAddress, WebAddress } from './catalog/web-address.ts';
export { Subject } from './contact.ts';
export {
  averageClosingCosts,
  type CountedClosingCosts,
  countedClosingCosts,
} from './costs/average-closing-costs.ts';
export { costTables } from './costs/cost-tables.generated.ts';
export {
  type CancellationTable,
  type ClosingCosts,
  type CostSource,
  type CostTables,
  type DebtGuide,
  type DebtGuideId,
  debtGuideIds,
  type FhaPremium,
  type FhaTable,
  type PrivateInsuranceTable,
  type PrivatePremium,
  type UsdaTable,
  type VaTable,
} from './costs/cost-tables.ts';
export { type CountedDetails, countedDetails } from './costs/counted-details.ts';
export {
  type AskedPrograms,
  ChosenPrograms,
  idsOf,
  programsQueryOf,
  WithIds,
} from './draft/asked-programs.ts';
export {
  CalculatorDetails,
  calculatorDetails,
  defaultCalculatorDetails,
  HIGHEST_CLOSING_COSTS,
  HIGHEST_POINTS,
  LARGEST_EXTRA,
  MOST_PREPAID_DAYS,
  STRONGEST_GROWTH,
  StoredCalculatorDetails,
} from './draft/calculator-details.ts';
export { changedDraft, changesOf, draftOf, emptyDraft } from './draft/change-draft.ts';
export { type Confirmation, confirmDraft, type Fault } from './draft/confirm-draft.ts';
export { QuoteDraft, readDraft } from './draft/draft.ts';
export { type PricedAnswers, pricedAnswers } from './draft/priced-answers.ts';
export { isSameScenario, MOST_SCENARIOS, Scenario, withScenario } from './draft/scenarios.ts';
export {
  askedPrograms,
  changesOfShared,
  draftOfShared,
  readSharedFigures,
  type SharedFigures,
  sharedParameters,
} from './draft/shared-figures.ts';
export {
  type Answer,
  answerOf,
  areDuesMissing,
  type MissingPart,
  owedLaterOf,
} from './estimate/answer.ts';
export { type AprFacts, type AprSource, aprFacts } from './estimate/apr-facts.ts';
export { type AtLatestAverage, atLatestAverage } from './estimate/at-latest-average.ts';
export { type CashExit, cashExits } from './estimate/cash-exits.ts';
export { type CashFacts, cashFacts, shownPlan } from './estimate/cash-facts.ts';
export { closingCostsFirst, ownMoneyAfterClosing } from './estimate/closing-costs-first.ts';
export { type CommonLoanFit, suggestedCommonLoan } from './estimate/common-loan-fit.ts';
export {
  type AppliedHelp,
  type Estimate,
  type EstimatedProgram,
  estimateOf,
  hasLoan,
  leadingLoweredPlan,
  leadingPlan,
  whyTraditional,
} from './estimate/estimate.ts';
export {
  changedExample,
  claimedSavings,
  type Example,
  workedExample,
} from './estimate/examples.ts';
export { fiveYear, HIGHER_RATE, vaFiveYear, withHelp } from './estimate/five-year.ts';
export { type IfRaised, ifRaised } from './estimate/if-raised.ts';
export { leadCalculation } from './estimate/lead-calculation.ts';
export { uncountedInsurance } from './estimate/left-out.ts';
export { loanChoices } from './estimate/loan-choices.ts';
export { isLengthenedByHelp, shorterLengths } from './estimate/other-lengths.ts';
export { Baseline, LeftOut, matchPrograms, programAnswers } from './estimate/program-answers.ts';
export { type PurchaseTerms, purchaseTerms, RESULT_YEARS } from './estimate/purchase.ts';
export { type SiteExample, siteEstimate, siteExample } from './estimate/site-example.ts';
export { type VaOption, vaOption } from './estimate/va-option.ts';
export { type WithoutHelp, withoutHelp } from './estimate/without-help.ts';
export {
  averageAge,
  type LatestAverageGap,
  latestAverageGap,
  RECENT_WEEKS,
  type WeeklyAverage,
} from './loan/latest-average.ts';
export {
  JUMBO_DOWN,
  LOWEST_CONFORMING_LIMIT,
  type LoanLimitFinding,
  type LoanLimits,
  limitsOf,
  loanLimitFinding,
  type NoCommonLoan,
  unknownLimits,
} from './loan/loan-limit.ts';
export { type LoanType, loanTypeOfScore } from './loan/loan-type.ts';
export { programLengths, yearsOfLength } from './loan/lowering.ts';
export { HIGHEST_INTEREST_RATE, type LoanTerm, type PricingFacts } from './loan/pricing-facts.ts';
export { YEARLY_GROWTH } from './loan/taxes-and-insurance.ts';
export {
  comparePayments,
  currentPlan,
  downPaymentOf,
  loweredPlanOf,
  type PaymentComparison,
  savingsTable,
} from './mortgage/compare-payments.ts';
export { extraPrincipalSavings } from './mortgage/extra-principal.ts';
export { ASSUMED_LENDER_FEES, type FirstLoan } from './mortgage/first-loan.ts';
export type { LoweredPlan, PaymentYear, Plan } from './mortgage/lowered-plan.ts';
export { pricingFactsOf } from './mortgage/pricing-facts-of.ts';
export { type SaleOutcome, saleOutcome } from './mortgage/sale-outcome.ts';
export { type Debt, type PaymentSpan, type PlanTerms, termsOf } from './mortgage/terms.ts';
export {
  addedPayment,
  allInPayment,
  endOfYear,
  type Month,
  monthOfYear,
} from './mortgage/timeline.ts';
export { type ChangedProgram, changedPrograms } from './notices/changed-programs.ts';
export { type Difference, FactDifference } from './notices/fact-difference.ts';
export * from './notices/published.ts';
export { QuoteChange } from './notices/quote-change.ts';
export { quoteChanges, rateChange } from './notices/quote-changes.ts';
export { boughtHome } from './price/bought-home.ts';
export { helpByIncome } from './price/help-by-income.ts';
export * from './price/income-steps.ts';
export { AssumableAnswer, factsAtPrice, PriceAnswers } from './price/price-answers.ts';
export { PricedHelp, pricedHelps } from './price/priced-help.ts';
export * from './price/rent-or-buy.ts';
export {
  appliedProgram,
  type CountedProgram,
  choosablePrograms,
  firstTowardPrice,
  type RankedMatches,
  uncheckedProgram,
} from './programs/applied-program.ts';
export { type Assessment, assess, type MatchContext } from './programs/assess.ts';
export { allFitNow } from './programs/combination/all-fit-now.ts';
export { appliedPrograms, combinationFacts } from './programs/combination/applied-combination.ts';
export { Combination } from './programs/combination/combination.ts';
export { CatalogCounts, catalogCounts, countsByState, StateCounts } from './programs/counts.ts';
export { isLocal, stateOf } from './programs/coverage.ts';
export {
  daysBetween,
  isFundingOpen,
  mayHaveMoney,
  needsVerifying,
  newestSource,
  statusOn,
} from './programs/freshness.ts';
export { headlineAmount } from './programs/headline.ts';
export { LocalGap, localGap } from './programs/local-gap.ts';
export { programsInCounty } from './programs/match-programs.ts';
export { AlmostProgram, MatchedProgram, type PricedProgram } from './programs/matched-program.ts';
export * from './programs/next-steps.ts';
export { checkId, mostIfYes, openChecks, type ShortCheck } from './programs/open-checks.ts';
export { OpensMore } from './programs/opens-more/opens-more.ts';
export { ProgramDetails, programDetails } from './programs/program-details.ts';
export * from './programs/program-group.ts';
export { isAvailableNow } from './programs/ranking.ts';
export * from './programs/review-queue.ts';
export { plainCityName } from './programs/rules/city-name.ts';
export { KnownFacts, knownAt } from './programs/rules/known-facts.ts';
export { nothingKnown } from './programs/rules/nothing-known.ts';
export type { ProgramFacts } from './programs/rules/program-facts.ts';
export * from './programs/rules/rule-facts.ts';
export { RuleFinding, type RuleName } from './programs/rules/rule-finding.ts';
export { shortfall } from './programs/rules/shortfall.ts';
export { RuleVerdict } from './programs/rules/verdict.ts';
export * from './public-catalog/index.ts';
export { answerInWords, answerLabels, type DraftAnswers } from './quote/answer-words.ts';
export { answersKey } from './quote/answers-key.ts';
export { pluck } from './quote/by-name.ts';
export { type ChoiceWord, choiceWords } from './quote/choice-words.ts';
export { CreditScore, HomePlan, HomeType, Profession } from './quote/choices.ts';
export { creditScoreBand } from './quote/credit-score.ts';
export { householdSizes, isOpenEnded } from './quote/household-size.ts';
export { countyInWords, Location, locationId, locationInWords } from './quote/location.ts';
export { MAX_SHORT_QUESTIONS } from './quote/max-short-questions.ts';
export { questionAnswers } from './quote/question-answers.ts';
export type { QuestionKind, Say } from './quote/question-kinds.ts';
export { questionKinds, questionNames } from './quote/question-lists.ts';
export type { AmountQuestion, QuestionOf } from './quote/questions-of-kind.ts';
export { type QuestionName, Quote, QuoteAnswers } from './quote/quote.ts';
export { SAVED_QUOTE_DAYS, SavedQuotes, unexpiredQuotes } from './quote/saved-quotes.ts';
export { SAVED_QUOTES_KEY } from './quote/saved-quotes-key.ts';
export type { Section } from './quote/sections.ts';
export { summary } from './quote/summary.ts';
export { UnitCount } from './quote/unit-count.ts';
export { fromStored, toStored, type Versioned } from './quote/version.ts';
export { LARGEST_AMOUNT } from './quote/whole-dollars.ts';
export { type LocalProduct, productIn, SiteProduct } from './site-product.ts';
export { Fraction, Percent } from './units.ts';
export { isValidationKey, validationMessages } from './validation/messages.ts';
export { says } from './validation/says.ts';
export { firstOpenQuestion } from './wizard/first-open-question.ts';
export {
  FIRST_STEP_WITH_STATE,
  type FunnelRow,
  type FunnelStep,
  funnel,
  funnelSteps,
  largestLoss,
} from './wizard/funnel-steps.ts';
export { nextPage, pageAt, pageNumber, previousPage } from './wizard/neighbours.ts';
export { firstPage, type PageDefinition, type WizardPage, wizardPages } from './wizard/pages.ts';
export * from './wizard/progress.ts';
