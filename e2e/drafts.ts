/** A quote in progress, in the format that the browser stores. Tests may store invalid values. */
export type StoredDraft = Readonly<Record<string, unknown>>;

const austin = {
  id: 7_870_448_453,
  zipcode: '78704',
  county_code: 48_453,
  city: 'Austin',
  county: 'Travis County',
  state: 'TX',
  property_tax: 0.01535,
  insurance_rate: 0.00467,
};

export const tampa = {
  id: 3_360_212_057,
  zipcode: '33602',
  county_code: 12_057,
  city: 'Tampa',
  county: 'Hillsborough County',
  state: 'FL',
  property_tax: 0.016475,
  insurance_rate: 0.01138,
};

/** A first-time buyer in Detroit with $12,000 in cash. */
export const detroitBuyer: StoredDraft = {
  homeType: 'single-family',
  homeLocation: {
    id: 4_821_926_163,
    zipcode: '48219',
    county_code: 26_163,
    city: 'Detroit',
    county: 'Wayne County',
    state: 'MI',
    property_tax: 0.0335,
    insurance_rate: 0.00971,
  },
  homePrice: 145_000,
  householdIncome: 48_000,
  downPayment: 12_000,
  creditScore: 'fair',
  householdSize: 3,
};

/**
 * A teacher in Jackson with a credit score below 620. She has to repay the assistance that the
 * calculator applies by default.
 */
export const jacksonTeacher: StoredDraft = {
  homeType: 'single-family',
  homeLocation: {
    id: 3_920_928_049,
    zipcode: '39209',
    county_code: 28_049,
    city: 'Jackson',
    county: 'Hinds County',
    state: 'MS',
    property_tax: 0.00919,
    insurance_rate: 0.01467,
  },
  homePrice: 150_000,
  householdIncome: 44_000,
  downPayment: 12_000,
  creditScore: 'poor',
  householdSize: 1,
  profession: ['education'],
};

/**
 * A repeat buyer in Queens. The calculator applies no program for her by default, and she does not
 * have enough cash for the lowered payment.
 */
export const queensBuyer: StoredDraft = {
  homeType: 'single-family',
  homeLocation: {
    id: 1_143_236_081,
    zipcode: '11432',
    county_code: 36_081,
    city: 'Jamaica',
    county: 'Queens County',
    state: 'NY',
    property_tax: 0.00877,
    insurance_rate: 0.0032,
  },
  homePrice: 640_000,
  householdIncome: 118_000,
  downPayment: 6_000,
  creditScore: 'good',
  housingStatus: false,
  householdSize: 5,
};

/** A veteran who is buying another home in Columbus with $20,000 in cash. */
export const columbusVeteran: StoredDraft = {
  homeType: 'single-family',
  homeLocation: {
    id: 4_321_539_049,
    zipcode: '43215',
    county_code: 39_049,
    city: 'Columbus',
    county: 'Franklin County',
    state: 'OH',
    property_tax: 0.01547,
    insurance_rate: 0.0051,
  },
  homePrice: 289_000,
  householdIncome: 82_000,
  downPayment: 20_000,
  creditScore: 'good',
  housingStatus: false,
  householdSize: 3,
  veteranStatus: true,
};

/**
 * A repeat buyer in San Jose. Her loan is above every limit there, so no common loan type covers
 * it.
 */
export const sanJoseBuyer: StoredDraft = {
  homeType: 'single-family',
  homeLocation: {
    id: 9_511_206_085,
    zipcode: '95112',
    county_code: 6085,
    city: 'San Jose',
    county: 'Santa Clara County',
    state: 'CA',
    property_tax: 0.011,
    insurance_rate: 0.0015,
  },
  homePrice: 1_400_000,
  householdIncome: 250_000,
  downPayment: 50_000,
  creditScore: 'good',
  housingStatus: false,
  householdSize: 4,
};

/** Returns answers to every question for a $400,000 first home in Austin, with these changes. */
export function completeDraft(changes: StoredDraft = {}): StoredDraft {
  return {
    homeType: 'condo',
    homePlan: 'primary',
    homeLocation: austin,
    homePrice: 400_000,
    householdIncome: 74_000,
    downPayment: 80_000,
    creditScore: 'excellent',
    housingStatus: true,
    householdSize: 2,
    veteranStatus: false,
    profession: [],
    ...changes,
  };
}

/** Returns the local storage items for this quote in progress. */
export function draftItems(draft: StoredDraft): Record<string, string> {
  return { 'latchkey.draft': JSON.stringify(draft) };
}

/** Returns calculator settings without down payment assistance, with these changes. */
export function calculatorSettings(changes: StoredDraft = {}): StoredDraft {
  return {
    term: 30,
    interestRate: 6.375,
    applyAssistance: false,
    propertyTax: null,
    insurance: null,
    ...changes,
  };
}

/** One of two quotes in the same account. The other one is `house`. */
export const condo = completeDraft();
export const house = completeDraft({ homeType: 'single-family', homePrice: 1_250_000 });

/** The professions, in the order in which the question shows them. */
export const professions = ['Education', 'Law Enforcement', 'Firefighter', 'Healthcare'] as const;
export type Profession = (typeof professions)[number];

/** A buyer’s answers, as button labels and typed values. */
export interface Answers {
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

/** Buyers for tests that answer every question. */
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
} as const satisfies Record<string, Answers>;
