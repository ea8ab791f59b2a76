/** The professions, in the order the question lists them. */
export const professions = ['Education', 'Law Enforcement', 'Firefighter', 'Healthcare'] as const;
export type Profession = (typeof professions)[number];

/** A buyer's answers: button labels and typed values. */
export interface Buyer {
  homeType: 'Single-Family' | 'Condo' | 'Multi-Family';
  location: { zipcode: string; city: string; county: string; state: string };
  homePlan: 'Primary Residence' | 'Vacation Home' | 'Investment Property';
  homePrice: number;
  householdIncome: number;
  downPayment: number;
  creditScore:
    | 'Excellent (720+)'
    | 'Good (660 to 719)'
    | 'Fair (620 to 659)'
    | 'Poor (619 and below)';
  isFirstTimeBuyer: boolean;
  householdSize: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8 or more';
  isVeteran: boolean;
  professions: readonly Profession[];
}

/** Buyers whose answers are typed. */
export const buyers = {
  'a first-time buyer in Detroit': {
    homeType: 'Single-Family',
    location: { zipcode: '48219', city: 'Detroit', county: 'Wayne County', state: 'MI' },
    homePlan: 'Primary Residence',
    homePrice: 145_000,
    householdIncome: 48_000,
    downPayment: 12_000,
    creditScore: 'Fair (620 to 659)',
    isFirstTimeBuyer: true,
    householdSize: '3',
    isVeteran: false,
    professions: [],
  },
  'a teacher in Austin': {
    homeType: 'Condo',
    location: { zipcode: '78704', city: 'Austin', county: 'Travis County', state: 'TX' },
    homePlan: 'Primary Residence',
    homePrice: 385_000,
    householdIncome: 74_000,
    downPayment: 46_000,
    creditScore: 'Excellent (720+)',
    isFirstTimeBuyer: true,
    householdSize: '2',
    isVeteran: false,
    professions: ['Education'],
  },
} as const satisfies Record<string, Buyer>;
