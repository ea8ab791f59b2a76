import type { QuestionName } from '@latchkey/domain';
import { questionsText as text } from '@/lib/texts.ts';

interface QuestionText {
  readonly title: () => string;
  readonly question: () => string;
  readonly tip?: () => string;
}

/** The text on each question page. */
export const questionWords: Readonly<Record<QuestionName, QuestionText>> = {
  homeType: { title: text.homeTypeTitle, question: text.homeType },
  homeLocation: {
    title: text.homeLocationTitle,
    question: text.homeLocation,
    tip: text.homeLocationTip,
  },
  homePlan: { title: text.homePlanTitle, question: text.homePlan },
  homePrice: { title: text.homePriceTitle, question: text.homePrice, tip: text.homePriceTip },
  householdIncome: {
    title: text.householdIncomeTitle,
    question: text.householdIncome,
    tip: text.householdIncomeTip,
  },
  downPayment: {
    title: text.downPaymentTitle,
    question: text.downPayment,
    tip: text.downPaymentTip,
  },
  creditScore: {
    title: text.creditScoreTitle,
    question: text.creditScore,
    tip: text.creditScoreTip,
  },
  housingStatus: {
    title: text.housingStatusTitle,
    question: text.housingStatus,
    tip: text.housingStatusTip,
  },
  householdSize: {
    title: text.householdSizeTitle,
    question: text.householdSize,
    tip: text.householdSizeTip,
  },
  veteranStatus: {
    title: text.veteranStatusTitle,
    question: text.veteranStatus,
    tip: text.veteranStatusTip,
  },
  profession: { title: text.professionTitle, question: text.profession, tip: text.professionTip },
};
