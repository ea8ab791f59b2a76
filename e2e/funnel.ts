/** The questions in their order, as the counts of steps name them. */
export const questionSteps = [
  'homeType',
  'homeLocation',
  'homePlan',
  'homePrice',
  'householdIncome',
  'downPayment',
  'creditScore',
  'housingStatus',
  'householdSize',
  'veteranStatus',
  'profession',
] as const;

/** Every step that is counted, in its order. */
export const steps = [
  'started',
  ...questionSteps,
  'confirmed',
  'programs',
  'calculator',
  'submitted',
] as const;
