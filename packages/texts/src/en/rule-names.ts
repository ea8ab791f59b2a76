/** The names of the rules. This file is separate because the calculator also loads it. */
export const ruleNames = {
  'service-area': 'Location',
  'excluded-states': 'State',
  'first-time-buyer': 'First-time buyer',
  income: 'Income',
  'min-income': 'Minimum income',
  price: 'Home price',
  'credit-score': 'Credit score',
  'home-type': 'Home type',
  'home-plan': 'Use of the home',
  veteran: 'Military service',
  profession: 'Profession',
  'own-contribution': 'Your own money',
  'first-mortgage': 'First mortgage',
  amount: 'Amount',
  conditions: 'Other conditions',
} as const;
