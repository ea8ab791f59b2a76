import { defineText } from '@/lib/text.ts';

/** Texts about a program's rules: what each requires, what to check, and what would have to change. */
export const text = defineText({
  en: {
    // The rules by name
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
    'other-conditions': 'Other conditions',

    // Location of the home
    anywhere: 'A home anywhere in the United States',
    inState: 'A home in {state:string}',
    inListedCounty: 'A home in a county that the program serves',
    inCities: 'A home inside the city limits of {cities:string}',
    inListedCities: 'A home inside the city limits of one of {count:number} listed cities',
    inFormerCounty: 'A home in one of the old Connecticut counties that the program names',
    exceptStates: 'A home in any state except {states:string}',
    home: '{city:string}, {county:string}, {state:string}',
    checkCityLimits: 'the home must lie inside the city limits',
    checkFormerCounty: 'the home must lie in the old county that the program names',

    // Who buys
    firstTime: 'A first-time home buyer',
    firstTimeOrVeteran: 'A first-time home buyer or a veteran',
    firstTimeOrTargeted: 'A first-time home buyer, or a home in a targeted area',
    isFirstTime: 'First Time Home Buyer',
    isNotFirstTime: 'Not First Time Home Buyer',
    isVeteran: 'Not First Time Home Buyer, but a veteran',
    checkTargeted: 'the home must lie in a targeted area',
    service: 'Service in the US military, now or in the past',
    hasServed: 'Military service',
    jobs: 'One of these: {jobs:string}',
    education: 'education',
    'law-enforcement': 'law enforcement',
    firefighter: 'firefighting',
    healthcare: 'health care',
    veterans: 'military service',
    otherJobs: 'another job on the program’s list',
    noJobs: 'None Applicable',
    checkJob: 'your job must be on the program’s list',

    // Money
    forPeople: 'for {count:number} {{person|people}}',
    forPeopleOrMore: 'for {count:number} or more people',
    inCounty: 'in {county:string}',
    ofMedian: '({percent:string} of the area’s median income)',
    aYear: '{amount:string} a year',
    incomeAtMost: 'At most {amount:string} a year',
    incomeNear: 'At most about {amount:string} a year',
    incomeAbove: 'More than {amount:string} a year',
    incomeUnknown: 'An income limit that we could not find',
    minIncomeUnknown: 'A minimum income that we could not find',
    incomeAtMostMedian: 'At most {percent:string} of the area’s median income',
    incomeAboveMedian: 'More than {percent:string} of the area’s median income',
    checkIncome: 'your income may be over the limit',
    checkTownIncome: 'your town’s income limit may differ',
    checkIncomeUnknown: 'income limit not known',
    checkMinIncomeUnknown: 'minimum income not known',
    priceAtMost: 'A price of at most {amount:string}',
    priceNear: 'A price of at most about {amount:string}',
    priceUnknown: 'A price cap that we could not find',
    priceUnknownNear:
      'A price cap that we could not find; such caps are often near {limit:string} here',
    checkPrice: 'the price may be over the cap',
    checkPriceUnknown: 'price cap not known',
    ownMoney: 'At least {amount:string} of your own money',

    // The score
    score: 'A score of {score:number} or more',
    scoreNear: 'A score of about {score:number} or more',
    checkScore: 'score may be below {score:number}',
    checkScoreStandIn: 'score may be too low',

    // The home
    forHomes: 'For {homes:string}',
    'single-family': 'a single-family home',
    condo: 'a condo',
    'multi-family': 'a multi-family home',
    primary: 'a home you live in',
    vacation: 'a vacation home',
    investment: 'a home you rent out',

    // What the answers do not tell
    checkConditions: '{count:number} other conditions',

    // What would change it
    incomeOver: 'Your income is {amount:string} over the limit',
    priceOver: 'The price is {amount:string} over the cap',
    ownMoneyShort: 'You need {amount:string} more of your own money',
    scoreNeeded: 'A score of {score:number} or more would be needed',
    onlyFor: 'Only for {homes:string}',
    notMet: '{rule:string}: {required:string}',
  },
});
