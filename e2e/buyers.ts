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

/**
 * Four buyers in four states. Together they choose every home type and every credit score except
 * the lowest.
 */
export const buyers = {
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
  'a nurse and her family in Los Angeles': {
    homeType: 'Single-Family',
    location: { zipcode: '90042', city: 'Los Angeles', county: 'Los Angeles County', state: 'CA' },
    homePlan: 'Primary Residence',
    homePrice: 795_000,
    householdIncome: 158_000,
    downPayment: 120_000,
    creditScore: 'Good (660 to 719)',
    isFirstTimeBuyer: true,
    householdSize: '4',
    isVeteran: false,
    professions: ['Healthcare'],
  },
  'a veteran in Columbus': {
    homeType: 'Single-Family',
    location: { zipcode: '43215', city: 'Columbus', county: 'Franklin County', state: 'OH' },
    homePlan: 'Primary Residence',
    homePrice: 289_000,
    householdIncome: 82_000,
    downPayment: 58_000,
    creditScore: 'Good (660 to 719)',
    isFirstTimeBuyer: false,
    householdSize: '3',
    isVeteran: true,
    professions: [],
  },
  'a firefighter with a large household in Tampa': {
    homeType: 'Multi-Family',
    location: { zipcode: '33602', city: 'Tampa', county: 'Hillsborough County', state: 'FL' },
    homePlan: 'Primary Residence',
    homePrice: 410_000,
    householdIncome: 96_500,
    downPayment: 9_000,
    creditScore: 'Fair (620 to 659)',
    isFirstTimeBuyer: true,
    householdSize: '8 or more',
    isVeteran: false,
    professions: ['Firefighter', 'Law Enforcement'],
  },
} as const satisfies Record<string, Buyer>;
