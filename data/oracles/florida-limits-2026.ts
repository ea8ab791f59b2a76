/** Florida Housing's published limits in one county, in dollars a year. */
interface PublishedLimits {
  readonly county: string;
  /**
   * The Hometown Heroes limit for loans that are sold as mortgage-backed securities. It is the same
   * for every household size.
   */
  readonly heroes: number;
  /**
   * The limits of Florida Assist: the first is for one or two people, the second for three or more.
   */
  readonly assist: readonly [number, number];
}

const limits = (county: string, heroes: number, ...assist: [number, number]): PublishedLimits => ({
  county,
  heroes,
  assist,
});

/**
 * The income limits of the Florida Housing Finance Corporation for reservations from May 6, 2026,
 * keyed by FIPS code. We read the limits in November 2026 on makefloridayourhome.com/learn, pages
 * florida-hometown-heroes-income-limits and florida-housing-income-purchase-price-limits.
 */
export const floridaLimits2026: Readonly<Record<string, PublishedLimits>> = {
  '12001': limits('Alachua', 156_000, 119_600, 124_800),
  '12003': limits('Baker', 150_900, 120_720, 120_720),
  '12005': limits('Bay', 148_350, 116_788, 118_680),
  '12007': limits('Bradford', 148_050, 113_540, 118_440),
  '12009': limits('Brevard', 149_400, 116_627, 119_520),
  '12011': limits('Broward', 190_200, 145_820, 152_160),
  '12013': limits('Calhoun', 148_050, 113_505, 118_440),
  '12015': limits('Charlotte', 148_050, 117_340, 118_440),
  '12017': limits('Citrus', 148_050, 113_505, 118_440),
  '12019': limits('Clay', 163_050, 125_005, 130_440),
  '12021': limits('Collier', 181_500, 145_200, 145_200),
  '12023': limits('Columbia', 148_050, 116_200, 118_440),
  '12027': limits('DeSoto', 148_050, 113_505, 118_440),
  '12029': limits('Dixie', 148_050, 113_505, 118_440),
  '12031': limits('Duval', 163_050, 125_005, 130_440),
  '12033': limits('Escambia', 148_050, 118_099, 118_440),
  '12035': limits('Flagler', 156_450, 119_945, 125_160),
  '12037': limits('Franklin', 148_050, 115_220, 118_440),
  '12039': limits('Gadsden', 149_250, 116_650, 119_400),
  '12041': limits('Gilchrist', 156_000, 119_600, 124_800),
  '12043': limits('Glades', 148_050, 113_505, 118_440),
  '12045': limits('Gulf', 148_050, 119_732, 118_440),
  '12047': limits('Hamilton', 148_050, 113_505, 118_440),
  '12049': limits('Hardee', 148_050, 113_505, 118_440),
  '12051': limits('Hendry', 148_050, 113_505, 118_440),
  '12053': limits('Hernando', 172_050, 131_905, 137_640),
  '12055': limits('Highlands', 148_050, 113_505, 118_440),
  '12057': limits('Hillsborough', 172_050, 131_905, 137_640),
  '12059': limits('Holmes', 148_050, 113_505, 118_440),
  '12061': limits('Indian River', 153_450, 117_645, 122_760),
  '12063': limits('Jackson', 148_050, 113_505, 118_440),
  '12065': limits('Jefferson', 149_250, 116_650, 119_400),
  '12067': limits('Lafayette', 148_050, 113_505, 118_440),
  '12069': limits('Lake', 172_350, 132_135, 137_880),
  '12071': limits('Lee', 168_600, 129_260, 134_880),
  '12073': limits('Leon', 149_250, 116_650, 119_400),
  '12075': limits('Levy', 148_050, 113_505, 118_440),
  '12077': limits('Liberty', 148_050, 113_505, 118_440),
  '12079': limits('Madison', 148_050, 113_505, 118_440),
  '12081': limits('Manatee', 171_150, 131_215, 136_920),
  '12083': limits('Marion', 148_050, 117_600, 118_440),
  '12085': limits('Martin', 153_600, 122_880, 122_880),
  '12086': limits('Miami-Dade', 204_300, 156_630, 163_440),
  '12087': limits('Monroe', 214_950, 171_960, 171_960),
  '12089': limits('Nassau', 163_050, 125_005, 130_440),
  '12091': limits('Okaloosa', 160_050, 128_040, 128_040),
  '12093': limits('Okeechobee', 148_050, 113_505, 118_440),
  '12095': limits('Orange', 172_350, 132_135, 137_880),
  '12097': limits('Osceola', 172_350, 132_135, 137_880),
  '12099': limits('Palm Beach', 192_750, 147_775, 154_200),
  '12101': limits('Pasco', 172_050, 131_905, 137_640),
  '12103': limits('Pinellas', 172_050, 131_905, 137_640),
  '12105': limits('Polk', 148_050, 118_440, 118_440),
  '12107': limits('Putnam', 148_050, 113_505, 118_440),
  '12113': limits('Santa Rosa', 148_050, 118_099, 118_440),
  '12115': limits('Sarasota', 171_150, 131_215, 136_920),
  '12117': limits('Seminole', 172_350, 132_135, 137_880),
  '12109': limits('St. Johns', 163_050, 125_005, 130_440),
  '12111': limits('St. Lucie', 153_600, 122_880, 122_880),
  '12119': limits('Sumter', 156_150, 119_715, 124_920),
  '12121': limits('Suwannee', 148_050, 113_505, 118_440),
  '12123': limits('Taylor', 148_050, 113_505, 118_440),
  '12125': limits('Union', 148_050, 113_505, 118_440),
  '12127': limits('Volusia', 148_650, 116_742, 118_920),
  '12129': limits('Wakulla', 150_600, 116_443, 120_480),
  '12131': limits('Walton', 148_050, 118_440, 118_440),
  '12133': limits('Washington', 148_050, 113_505, 118_440),
};
