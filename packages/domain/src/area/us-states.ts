/** A state or DC, with its housing finance agency and that agency's website. */
export interface UsState {
  readonly name: string;
  readonly agency: string;
  readonly agencyWebsite: string;
}

function state(name: string, agency: string, host: string): UsState {
  return { name, agency, agencyWebsite: `https://${host}` };
}

/**
 * States by postal abbreviation. Agencies and websites match the statewide programs in our catalog.
 * We checked each one against the agency's own site.
 */
export const usStates: ReadonlyMap<string, UsState> = new Map(
  Object.entries({
    AL: state('Alabama', 'Alabama Housing Finance Authority', 'www.ahfa.com'),
    AK: state('Alaska', 'Alaska Housing Finance Corporation', 'www.ahfc.us'),
    AZ: state('Arizona', 'Arizona Industrial Development Authority', 'homeplusaz.com'),
    AR: state('Arkansas', 'Arkansas Development Finance Authority', 'adfa.arkansas.gov'),
    CA: state('California', 'California Housing Finance Agency', 'www.calhfa.ca.gov'),
    CO: state('Colorado', 'Colorado Housing and Finance Authority', 'www.chfainfo.com'),
    CT: state('Connecticut', 'Connecticut Housing Finance Authority', 'www.chfa.org'),
    DE: state('Delaware', 'Delaware State Housing Authority', 'www.destatehousing.com'),
    DC: state('DC', 'District of Columbia Housing Finance Agency', 'dchfa.org'),
    FL: state('Florida', 'Florida Housing Finance Corporation', 'www.floridahousing.org'),
    GA: state('Georgia', 'Georgia Department of Community Affairs', 'dca.georgia.gov'),
    HI: state(
      'Hawaii',
      'Hawaii Housing Finance and Development Corporation',
      'dbedt.hawaii.gov/hhfdc',
    ),
    ID: state('Idaho', 'Idaho Housing and Finance Association', 'www.idahohousing.com'),
    IL: state('Illinois', 'Illinois Housing Development Authority', 'www.ihdamortgage.org'),
    IN: state(
      'Indiana',
      'Indiana Housing and Community Development Authority',
      'www.in.gov/ihcda/homebuyers/programs',
    ),
    IA: state('Iowa', 'Iowa Finance Authority', 'www.iowafinance.com'),
    KS: state('Kansas', 'Kansas Housing Resources Corporation', 'kshousingcorp.org'),
    KY: state('Kentucky', 'Kentucky Housing Corporation', 'www.kyhousing.org'),
    LA: state('Louisiana', 'Louisiana Housing Corporation', 'www.lhc.la.gov'),
    ME: state('Maine', 'MaineHousing', 'mainehousing.org'),
    MD: state('Maryland', 'Maryland Mortgage Program', 'mmp.maryland.gov'),
    MA: state('Massachusetts', 'MassHousing', 'www.masshousing.com'),
    MI: state(
      'Michigan',
      'Michigan State Housing Development Authority',
      'www.michigan.gov/mshda/homeownership',
    ),
    MN: state('Minnesota', 'Minnesota Housing', 'www.mnhousing.gov'),
    MS: state('Mississippi', 'Mississippi Home Corporation', 'www.mshomecorp.com'),
    MO: state('Missouri', 'Missouri Housing Development Commission', 'mhdc.com'),
    MT: state('Montana', 'Montana Housing', 'housing.mt.gov'),
    NE: state('Nebraska', 'Nebraska Investment Finance Authority', 'www.nifa.org'),
    NV: state('Nevada', 'Nevada Housing Division', 'www.homeispossiblenv.org'),
    NH: state('New Hampshire', 'New Hampshire Housing', 'www.gonewhampshirehousing.com'),
    NJ: state(
      'New Jersey',
      'New Jersey Housing and Mortgage Finance Agency',
      'www.nj.gov/dca/hmfa',
    ),
    NM: state('New Mexico', 'Housing New Mexico', 'housingnm.org'),
    NY: state('New York', 'State of New York Mortgage Agency', 'hcr.ny.gov/sonyma'),
    NC: state('North Carolina', 'North Carolina Housing Finance Agency', 'www.nchfa.com'),
    ND: state('North Dakota', 'North Dakota Housing Finance Agency', 'www.ndhousing.nd.gov'),
    OH: state('Ohio', 'Ohio Housing Finance Agency', 'myohiohome.org'),
    OK: state('Oklahoma', 'Oklahoma Housing Finance Agency', 'www.ohfa.org'),
    OR: state(
      'Oregon',
      'Oregon Housing and Community Services',
      'www.oregon.gov/ohcs/homeownership/homebuyers/pages/flex-lending.aspx',
    ),
    PA: state('Pennsylvania', 'Pennsylvania Housing Finance Agency', 'www.phfa.org'),
    RI: state('Rhode Island', 'RIHousing', 'www.rihousing.com'),
    SC: state('South Carolina', 'SC Housing', 'schousing.sc.gov'),
    SD: state('South Dakota', 'South Dakota Housing Development Authority', 'www.sdhousing.org'),
    TN: state('Tennessee', 'Tennessee Housing Development Agency', 'thda.org'),
    TX: state(
      'Texas',
      'Texas Department of Housing and Community Affairs',
      'thetexashomebuyerprogram.com',
    ),
    UT: state('Utah', 'Utah Housing Corporation', 'utahhousingcorp.org'),
    VT: state('Vermont', 'Vermont Housing Finance Agency', 'www.vhfa.org'),
    VA: state('Virginia', 'Virginia Housing', 'www.virginiahousing.com'),
    WA: state('Washington', 'Washington State Housing Finance Commission', 'heretohome.org'),
    WV: state('West Virginia', 'West Virginia Housing Development Fund', 'www.wvhdf.com'),
    WI: state('Wisconsin', 'Wisconsin Housing and Economic Development Authority', 'www.wheda.com'),
    WY: state('Wyoming', 'Wyoming Community Development Authority', 'www.wyomingcda.com'),
  }),
);

/** Looks up a state by its two-letter code. Undefined for an unknown code. */
export function usState(letters: string): UsState | undefined {
  return usStates.get(letters);
}
