/** A state or DC, with its housing finance agency and the agency's contact details. */
export interface UsState {
  readonly name: string;
  readonly agency: string;
  readonly agencyWebsite: string;
  /** The agency's phone number, as ten digits. Null if it is unknown. */
  readonly agencyPhone: string | null;
}

function state(name: string, agency: string, host: string, agencyPhone: string | null): UsState {
  return { name, agency, agencyWebsite: `https://${host}`, agencyPhone };
}

/**
 * States by postal abbreviation. The agencies and websites are the same as in the statewide
 * programs of our catalog. We checked each of them on the agency's own site. The phone numbers are
 * for questions about the agency's programs.
 */
export const usStates: ReadonlyMap<string, UsState> = new Map(
  Object.entries({
    AL: state('Alabama', 'Alabama Housing Finance Authority', 'www.ahfa.com', '3342449200'),
    AK: state('Alaska', 'Alaska Housing Finance Corporation', 'www.ahfc.us', '8004782432'),
    AZ: state(
      'Arizona',
      'Arizona Industrial Development Authority',
      'homeplusaz.com',
      '6023199620',
    ),
    AR: state('Arkansas', 'Arkansas Development Finance Authority', 'adfa.arkansas.gov', null),
    CA: state('California', 'California Housing Finance Agency', 'www.calhfa.ca.gov', '8779225432'),
    CO: state(
      'Colorado',
      'Colorado Housing and Finance Authority',
      'www.chfainfo.com',
      '3032977330',
    ),
    CT: state('Connecticut', 'Connecticut Housing Finance Authority', 'www.chfa.org', '8605713502'),
    DE: state(
      'Delaware',
      'Delaware State Housing Authority',
      'www.destatehousing.com',
      '3027394263',
    ),
    DC: state('DC', 'District of Columbia Housing Finance Agency', 'dchfa.org', '2027771600'),
    FL: state(
      'Florida',
      'Florida Housing Finance Corporation',
      'www.floridahousing.org',
      '8504884197',
    ),
    GA: state(
      'Georgia',
      'Georgia Department of Community Affairs',
      'dca.georgia.gov',
      '8003594663',
    ),
    HI: state(
      'Hawaii',
      'Hawaii Housing Finance and Development Corporation',
      'dbedt.hawaii.gov/hhfdc',
      null,
    ),
    ID: state('Idaho', 'Idaho Housing and Finance Association', 'www.idahohousing.com', null),
    IL: state(
      'Illinois',
      'Illinois Housing Development Authority',
      'www.ihdamortgage.org',
      '8774562656',
    ),
    IN: state(
      'Indiana',
      'Indiana Housing and Community Development Authority',
      'www.in.gov/ihcda/homebuyers/programs',
      null,
    ),
    IA: state('Iowa', 'Iowa Finance Authority', 'www.iowafinance.com', '5157254900'),
    KS: state('Kansas', 'Kansas Housing Resources Corporation', 'kshousingcorp.org', null),
    KY: state('Kentucky', 'Kentucky Housing Corporation', 'www.kyhousing.org', '8006338896'),
    LA: state('Louisiana', 'Louisiana Housing Corporation', 'www.lhc.la.gov', null),
    ME: state('Maine', 'MaineHousing', 'mainehousing.org', '8004524668'),
    MD: state('Maryland', 'Maryland Mortgage Program', 'mmp.maryland.gov', '8007560119'),
    MA: state('Massachusetts', 'MassHousing', 'www.masshousing.com', '8888436432'),
    MI: state(
      'Michigan',
      'Michigan State Housing Development Authority',
      'www.michigan.gov/mshda/homeownership',
      '8449844663',
    ),
    MN: state('Minnesota', 'Minnesota Housing', 'www.mnhousing.gov', '6512967608'),
    MS: state('Mississippi', 'Mississippi Home Corporation', 'www.mshomecorp.com', '6017184642'),
    MO: state('Missouri', 'Missouri Housing Development Commission', 'mhdc.com', '8002467973'),
    MT: state('Montana', 'Montana Housing', 'housing.mt.gov', '4068412840'),
    NE: state('Nebraska', 'Nebraska Investment Finance Authority', 'www.nifa.org', null),
    NV: state('Nevada', 'Nevada Housing Division', 'www.homeispossiblenv.org', '7024867220'),
    NH: state(
      'New Hampshire',
      'New Hampshire Housing',
      'www.gonewhampshirehousing.com',
      '6034728623',
    ),
    NJ: state(
      'New Jersey',
      'New Jersey Housing and Mortgage Finance Agency',
      'www.nj.gov/dca/hmfa',
      '8006546873',
    ),
    NM: state('New Mexico', 'Housing New Mexico', 'housingnm.org', '5058436880'),
    NY: state('New York', 'State of New York Mortgage Agency', 'hcr.ny.gov/sonyma', '8003824663'),
    NC: state(
      'North Carolina',
      'North Carolina Housing Finance Agency',
      'www.nchfa.com',
      '9198775700',
    ),
    ND: state(
      'North Dakota',
      'North Dakota Housing Finance Agency',
      'www.ndhousing.nd.gov',
      '8002928621',
    ),
    OH: state('Ohio', 'Ohio Housing Finance Agency', 'myohiohome.org', '8883626432'),
    OK: state('Oklahoma', 'Oklahoma Housing Finance Agency', 'www.ohfa.org', '4058481144'),
    OR: state(
      'Oregon',
      'Oregon Housing and Community Services',
      'www.oregon.gov/ohcs/homeownership/homebuyers/pages/flex-lending.aspx',
      '5039862000',
    ),
    PA: state('Pennsylvania', 'Pennsylvania Housing Finance Agency', 'www.phfa.org', '8558273466'),
    RI: state('Rhode Island', 'RIHousing', 'www.rihousing.com', '4014571234'),
    SC: state('South Carolina', 'SC Housing', 'schousing.sc.gov', '8004325007'),
    SD: state(
      'South Dakota',
      'South Dakota Housing Development Authority',
      'www.sdhousing.org',
      '6057733181',
    ),
    TN: state('Tennessee', 'Tennessee Housing Development Agency', 'thda.org', null),
    TX: state(
      'Texas',
      'Texas Department of Housing and Community Affairs',
      'thetexashomebuyerprogram.com',
      '8007921119',
    ),
    UT: state('Utah', 'Utah Housing Corporation', 'utahhousingcorp.org', '8019028200'),
    VT: state('Vermont', 'Vermont Housing Finance Agency', 'www.vhfa.org', '8028645743'),
    VA: state('Virginia', 'Virginia Housing', 'www.virginiahousing.com', '8778432123'),
    WA: state(
      'Washington',
      'Washington State Housing Finance Commission',
      'heretohome.org',
      '8778944663',
    ),
    WV: state(
      'West Virginia',
      'West Virginia Housing Development Fund',
      'www.wvhdf.com',
      '8009338511',
    ),
    WI: state(
      'Wisconsin',
      'Wisconsin Housing and Economic Development Authority',
      'www.wheda.com',
      null,
    ),
    WY: state(
      'Wyoming',
      'Wyoming Community Development Authority',
      'www.wyomingcda.com',
      '3072531084',
    ),
  }),
);

/** Returns the state with a two-letter code. Undefined if the code is unknown. */
export function usState(letters: string): UsState | undefined {
  return usStates.get(letters);
}
