/** Names of the golden buyers who stand on either side of each rule of the second catalog. */
export const rulesOf2026: Readonly<Record<string, readonly string[]>> = {
  'a limit that HUD adjusts to the household': [
    'Nantucket: a family exactly at HUD’s 80% limit',
    'Nantucket: a family one dollar above HUD’s 80% limit',
    'Kansas City: a household of eight exactly at the 80% limit',
    'Kansas City: the same household with one dollar more',
    'Austin: one person exactly at 2.8 times HUD’s 50% figure and at the FHA limit',
    'Austin: one person one dollar over 140% and over the FHA limit',
  ],
  'a limit that is the same for every household': [
    'Evanston: a single buyer at a limit that is the same for every size',
    'Oak Park: six people one dollar over that limit',
  ],
  'two bands, with the state’s median': [
    'Flint: a couple exactly at Michigan’s median, above the county’s',
    'Flint: a couple exactly 20% above Michigan’s median',
    'Flint: a couple one dollar past 20% above Michigan’s median',
  ],
  'two bands, without the state’s median': [
    'Concord: a couple exactly 25% over the area’s bond limit',
    'Concord: a couple one dollar further over the area’s bond limit',
    'El Paso: a couple exactly 25% over the median',
    'El Paso: a couple one dollar more than 25% over the median',
    'Omaha: a couple exactly 25% over, where the state’s median is missing',
    'Omaha: a couple one dollar past those 25%',
  ],
  'two readings of a limit': [
    'Duluth: a single buyer exactly at the lower reading of a limit',
    'Duluth: a single buyer exactly at the higher reading of a limit',
    'Duluth: a single buyer one dollar over both readings',
    'Norwich: a family of five between the two readings of 100% of the median',
    'New Haven: a single buyer above both readings of 100% of the median',
  ],
  'the income of the borrowers': [
    'Mesa: a household exactly at a limit for the borrowers’ income',
    'Mesa: a household one dollar over a limit for the borrowers’ income',
  ],
  'a minimum income': [
    'Lincoln: a family exactly at the minimum income, which must be exceeded',
    'Lincoln: the same family with one dollar more, exactly at the price cap',
  ],
  'cities that a county leaves out': [
    'East Orange: in a city that the county’s program leaves out',
    'Dearborn Heights: not the Dearborn that the county leaves out',
    'Pasadena: a city that Harris County leaves out, exactly at 80%',
    'Katy: a city that Harris County serves, one dollar over 80%',
    'Santee: left out by one county program and served by the other',
  ],
  'a loan at the county’s limits': [
    'West Hartford: an FHA loan exactly at the county’s limit',
    'West Hartford: an FHA loan one dollar above the county’s limit',
    'Manhattan, Kansas: an FHA loan exactly at the county’s limit',
    'Manhattan, Kansas: an FHA loan one dollar over the limit',
    'Boise: a loan exactly at the conforming limit',
    'Boise: a loan one dollar over the conforming limit, open to VA and USDA',
  ],
  'a loan for two to four units': [
    'Dorchester: a family buys a three-decker in Boston',
    'Dorchester: a three-decker above the limits for one unit',
    'Oxnard: two units, with a loan just above a cap in dollars',
  ],
  'a home that is not the main one': [
    'Stowe: a second home, for which FHA loans are closed',
    'Virginia Beach: a vacation home, for which no VA loan is open',
  ],
  'a conventional loan below 620': [
    'Albany: a poor score, with help for conventional loans only',
    'Bridgeport: a score too low for most conventional loans',
  ],
  'a cap on the first loan': [
    'Lewiston: a loan exactly at the cap of Rocket’s ONE+',
    'Lewiston: a loan one dollar above the cap of Rocket’s ONE+',
    'Baltimore: a loan exactly at an employer’s cap',
    'Baltimore: a loan one dollar over an employer’s cap',
  ],
  'an unknown price cap': [
    'Keene: a price exactly at 75% of the FHA limit, under an unknown cap',
    'Keene: a price just above 75% of the FHA limit',
  ],
  'a round that ended': ['Aurora: a poor score, and a city round that ended in October'],
  'a public agency before a lender': [
    'Hobbs: a public agency before a lender that gives as much',
    'Hobbs: a lender that gives five cents more than a public agency',
    'Knoxville: a public agency before a lender with the same amount',
    'Knoxville: the lender before the agency, for a price $400 higher',
  ],
  'low confidence never first': [
    'Grant, Nebraska: the most money comes with low confidence',
    'Hope Mills: the largest help is of low confidence',
  ],
};
