/**
 * A price limit and the counties where it applies, as the last three digits of their FIPS codes.
 */
interface PublishedPrice {
  readonly price: number;
  readonly counties: string;
}

/**
 * A state's published price limits in dollars, with the first two digits of the FIPS codes of its
 * counties.
 */
interface PublishedPrices {
  readonly state: string;
  readonly prefix: string;
  readonly prices: readonly PublishedPrice[];
}

/**
 * The price limits of one-unit homes that state agencies published for their bond programs in 2026.
 * We read them in November 2026:
 *
 * - Florida Housing, from May 6, on makefloridayourhome.com/learn
 * - Indiana's IHCDA, from May 25, in the limits of First Step. A whole county can be a targeted area
 * - Michigan's MSHDA, from June 1: one limit for the whole state
 * - New Jersey's NJHMFA, in its fact sheet of June 17
 */
export const bondPrices2026: readonly PublishedPrices[] = [
  {
    state: 'Florida',
    prefix: '12',
    prices: [
      {
        price: 566_354,
        counties:
          '001 005 007 009 013 015 017 023 027 029 033 035 037 039 041 043 045 047 049 051 053 055 057 059 061 063 065 067 069 071 073 075 077 079 083 093 095 097 101 103 105 107 113 117 119 121 123 125 127 129 133',
      },
      { price: 572_751, counties: '081 115' },
      { price: 607_645, counties: '003 019 031 089 109' },
      { price: 631_710, counties: '085 091 111 131' },
      { price: 697_889, counties: '011 086 099' },
      { price: 800_166, counties: '021' },
      { price: 1_036_005, counties: '087' },
    ],
  },
  {
    state: 'Indiana',
    prefix: '18',
    prices: [
      {
        price: 566_355,
        counties:
          '001 003 005 007 009 011 015 017 019 021 033 035 037 039 043 045 051 053 057 059 061 063 065 067 069 075 079 081 085 087 089 091 095 097 099 101 105 107 109 111 113 127 129 131 133 135 137 141 149 151 153 155 157 159 161 163 169 171 173 179 181 183',
      },
      {
        price: 692_211,
        counties:
          '013 023 025 027 029 031 041 047 049 055 071 073 077 083 093 103 115 117 119 121 123 125 139 143 145 147 165 167 175 177',
      },
    ],
  },
  {
    state: 'Michigan',
    prefix: '26',
    prices: [
      {
        price: 566_355,
        counties:
          '001 003 005 007 009 011 013 015 017 019 021 023 025 027 029 031 033 035 037 039 041 043 045 047 049 051 053 055 057 059 061 063 065 067 069 071 073 075 077 079 081 083 085 087 089 091 093 095 097 099 101 103 105 107 109 111 113 115 117 119 121 123 125 127 129 131 133 135 137 139 141 143 145 147 149 151 153 155 157 159 161 163 165',
      },
    ],
  },
  {
    state: 'New Jersey',
    prefix: '34',
    prices: [
      { price: 566_355, counties: '011 021 041' },
      { price: 659_386, counties: '005 007 015 033' },
      { price: 764_069, counties: '001 009' },
      { price: 1_306_975, counties: '003 013 017 019 023 025 027 029 031 035 037 039' },
    ],
  },
];
