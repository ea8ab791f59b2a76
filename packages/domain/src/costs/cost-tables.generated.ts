// Written by data/build: change the source file and build again.
import type { CostTables } from './cost-tables.ts';

export const costTables: CostTables = {
  "compiledOn": "2026-11-21",
  "fha": {
    "confidence": "medium",
    "sources": [
      {
        "publisher": "US Department of Housing and Urban Development (FHA)",
        "document": "Mortgagee Letter 2023-05, reduction of annual MIP rates, dated 2023-02-22, effective for mortgages endorsed on or after 2023-03-20",
        "year": "2023",
        "address": "https://www.tenaco.com/wp-content/uploads/2023/02/FHA-Mortgagee-Letter-2023-05-02-22-23.pdf"
      },
      {
        "publisher": "mortgage lender page reproducing HUD Handbook 4000.1 Appendix 1.0",
        "document": "2024 MIP rates for FHA loans",
        "year": "2024",
        "address": "https://reconingsincerise.pages.dev/809185.html"
      }
    ],
    "upFrontPercent": 1.75,
    "threshold": 726200,
    "premiums": [
      {
        "term": "over-15",
        "baseLoan": "up-to",
        "loanToValueOverPercent": 0,
        "loanToValueUpToPercent": 90,
        "ratePercent": 0.5,
        "years": 11
      },
      {
        "term": "over-15",
        "baseLoan": "up-to",
        "loanToValueOverPercent": 90,
        "loanToValueUpToPercent": 95,
        "ratePercent": 0.5,
        "years": null
      },
      {
        "term": "over-15",
        "baseLoan": "up-to",
        "loanToValueOverPercent": 95,
        "loanToValueUpToPercent": null,
        "ratePercent": 0.55,
        "years": null
      },
      {
        "term": "over-15",
        "baseLoan": "over",
        "loanToValueOverPercent": 0,
        "loanToValueUpToPercent": 90,
        "ratePercent": 0.7,
        "years": 11
      },
      {
        "term": "over-15",
        "baseLoan": "over",
        "loanToValueOverPercent": 90,
        "loanToValueUpToPercent": 95,
        "ratePercent": 0.7,
        "years": null
      },
      {
        "term": "over-15",
        "baseLoan": "over",
        "loanToValueOverPercent": 95,
        "loanToValueUpToPercent": null,
        "ratePercent": 0.75,
        "years": null
      },
      {
        "term": "up-to-15",
        "baseLoan": "up-to",
        "loanToValueOverPercent": 0,
        "loanToValueUpToPercent": 90,
        "ratePercent": 0.15,
        "years": 11
      },
      {
        "term": "up-to-15",
        "baseLoan": "up-to",
        "loanToValueOverPercent": 90,
        "loanToValueUpToPercent": null,
        "ratePercent": 0.4,
        "years": null
      },
      {
        "term": "up-to-15",
        "baseLoan": "over",
        "loanToValueOverPercent": 0,
        "loanToValueUpToPercent": 78,
        "ratePercent": 0.15,
        "years": 11
      },
      {
        "term": "up-to-15",
        "baseLoan": "over",
        "loanToValueOverPercent": 78,
        "loanToValueUpToPercent": 90,
        "ratePercent": 0.4,
        "years": 11
      },
      {
        "term": "up-to-15",
        "baseLoan": "over",
        "loanToValueOverPercent": 90,
        "loanToValueUpToPercent": null,
        "ratePercent": 0.65,
        "years": null
      }
    ]
  },
  "privateInsurance": {
    "confidence": "medium",
    "sources": [
      {
        "publisher": "Mortgage Guaranty Insurance Corporation (MGIC)",
        "document": "BPMI borrower-paid monthly premiums, purchase and rate/term refinance, effective 2018-07-09",
        "year": "2018",
        "address": "https://info.5y1.org/mortgage-rate-factor-chart_1_79b98a.html"
      },
      {
        "publisher": "Essent Guaranty",
        "document": "BPMI monthly rates, purchase and rate/term refinance, primary residence, non-refundable, effective 2019-02-11",
        "year": "2019",
        "address": "https://info.5y1.org/mortgage-rate-factor-chart_1_d59dba.html"
      },
      {
        "publisher": "MGIC",
        "document": "Credit union borrower-paid monthly premiums, effective 2016-10-03 / 2017-10-10",
        "year": "2017",
        "address": "https://www.cu.mgic.com/quick-pick-rates/index.html"
      },
      {
        "publisher": "MGIC",
        "document": "Rate card index page (current cards are listed, figures are in linked PDFs)",
        "year": "2024 or later",
        "address": "https://mgic.com/rates/rate-cards"
      }
    ],
    "premiums": [
      {
        "term": "over-20",
        "loanToValueOverPercent": 95,
        "loanToValueUpToPercent": 97,
        "rates": [
          {
            "fromScore": 760,
            "ratePercent": 0.58
          },
          {
            "fromScore": 740,
            "ratePercent": 0.7
          },
          {
            "fromScore": 720,
            "ratePercent": 0.87
          },
          {
            "fromScore": 700,
            "ratePercent": 0.99
          },
          {
            "fromScore": 680,
            "ratePercent": 1.21
          },
          {
            "fromScore": 660,
            "ratePercent": 1.54
          },
          {
            "fromScore": 640,
            "ratePercent": 1.65
          },
          {
            "fromScore": 620,
            "ratePercent": 1.86
          }
        ]
      },
      {
        "term": "over-20",
        "loanToValueOverPercent": 90,
        "loanToValueUpToPercent": 95,
        "rates": [
          {
            "fromScore": 760,
            "ratePercent": 0.38
          },
          {
            "fromScore": 740,
            "ratePercent": 0.53
          },
          {
            "fromScore": 720,
            "ratePercent": 0.66
          },
          {
            "fromScore": 700,
            "ratePercent": 0.78
          },
          {
            "fromScore": 680,
            "ratePercent": 0.96
          },
          {
            "fromScore": 660,
            "ratePercent": 1.28
          },
          {
            "fromScore": 640,
            "ratePercent": 1.33
          },
          {
            "fromScore": 620,
            "ratePercent": 1.42
          }
        ]
      },
      {
        "term": "over-20",
        "loanToValueOverPercent": 85,
        "loanToValueUpToPercent": 90,
        "rates": [
          {
            "fromScore": 760,
            "ratePercent": 0.28
          },
          {
            "fromScore": 740,
            "ratePercent": 0.38
          },
          {
            "fromScore": 720,
            "ratePercent": 0.46
          },
          {
            "fromScore": 700,
            "ratePercent": 0.55
          },
          {
            "fromScore": 680,
            "ratePercent": 0.65
          },
          {
            "fromScore": 660,
            "ratePercent": 0.9
          },
          {
            "fromScore": 640,
            "ratePercent": 0.91
          },
          {
            "fromScore": 620,
            "ratePercent": 0.94
          }
        ]
      },
      {
        "term": "over-20",
        "loanToValueOverPercent": 80,
        "loanToValueUpToPercent": 85,
        "rates": [
          {
            "fromScore": 760,
            "ratePercent": 0.19
          },
          {
            "fromScore": 740,
            "ratePercent": 0.2
          },
          {
            "fromScore": 720,
            "ratePercent": 0.23
          },
          {
            "fromScore": 700,
            "ratePercent": 0.25
          },
          {
            "fromScore": 680,
            "ratePercent": 0.28
          },
          {
            "fromScore": 660,
            "ratePercent": 0.38
          },
          {
            "fromScore": 640,
            "ratePercent": 0.4
          },
          {
            "fromScore": 620,
            "ratePercent": 0.44
          }
        ]
      },
      {
        "term": "up-to-20",
        "loanToValueOverPercent": 95,
        "loanToValueUpToPercent": 97,
        "rates": [
          {
            "fromScore": 760,
            "ratePercent": 0.4
          },
          {
            "fromScore": 740,
            "ratePercent": 0.53
          },
          {
            "fromScore": 720,
            "ratePercent": 0.68
          },
          {
            "fromScore": 700,
            "ratePercent": 0.8
          },
          {
            "fromScore": 680,
            "ratePercent": 1.01
          },
          {
            "fromScore": 660,
            "ratePercent": 1.34
          },
          {
            "fromScore": 640,
            "ratePercent": 1.51
          },
          {
            "fromScore": 620,
            "ratePercent": 1.72
          }
        ]
      },
      {
        "term": "up-to-20",
        "loanToValueOverPercent": 90,
        "loanToValueUpToPercent": 95,
        "rates": [
          {
            "fromScore": 760,
            "ratePercent": 0.3
          },
          {
            "fromScore": 740,
            "ratePercent": 0.39
          },
          {
            "fromScore": 720,
            "ratePercent": 0.46
          },
          {
            "fromScore": 700,
            "ratePercent": 0.56
          },
          {
            "fromScore": 680,
            "ratePercent": 0.67
          },
          {
            "fromScore": 660,
            "ratePercent": 0.83
          },
          {
            "fromScore": 640,
            "ratePercent": 0.97
          },
          {
            "fromScore": 620,
            "ratePercent": 1.14
          }
        ]
      },
      {
        "term": "up-to-20",
        "loanToValueOverPercent": 85,
        "loanToValueUpToPercent": 90,
        "rates": [
          {
            "fromScore": 760,
            "ratePercent": 0.19
          },
          {
            "fromScore": 740,
            "ratePercent": 0.21
          },
          {
            "fromScore": 720,
            "ratePercent": 0.25
          },
          {
            "fromScore": 700,
            "ratePercent": 0.28
          },
          {
            "fromScore": 680,
            "ratePercent": 0.33
          },
          {
            "fromScore": 660,
            "ratePercent": 0.42
          },
          {
            "fromScore": 640,
            "ratePercent": 0.48
          },
          {
            "fromScore": 620,
            "ratePercent": 0.56
          }
        ]
      },
      {
        "term": "up-to-20",
        "loanToValueOverPercent": 80,
        "loanToValueUpToPercent": 85,
        "rates": [
          {
            "fromScore": 760,
            "ratePercent": 0.14
          },
          {
            "fromScore": 740,
            "ratePercent": 0.16
          },
          {
            "fromScore": 720,
            "ratePercent": 0.2
          },
          {
            "fromScore": 700,
            "ratePercent": 0.21
          },
          {
            "fromScore": 680,
            "ratePercent": 0.21
          },
          {
            "fromScore": 660,
            "ratePercent": 0.23
          },
          {
            "fromScore": 640,
            "ratePercent": 0.25
          },
          {
            "fromScore": 620,
            "ratePercent": 0.28
          }
        ]
      }
    ]
  },
  "cancellation": {
    "confidence": "high",
    "sources": [
      {
        "publisher": "Consumer Financial Protection Bureau",
        "document": "Compliance Bulletin 2015-03, private mortgage insurance cancellation and termination",
        "year": "2015",
        "address": "https://www.cfpbmonitor.com/2015/08/07/cfpb-issues-compliance-bulletin-on-pmi-cancellation-and-termination/"
      },
      {
        "publisher": "National Credit Union Administration",
        "document": "Federal Consumer Financial Protection Guide, Homeowners Protection Act (12 U.S.C. 4901 et seq.)",
        "year": "undated",
        "address": "https://ncua.gov/regulation-supervision/manuals-guides/federal-consumer-financial-protection-guide/compliance-management/lending-regulations/homeowners-protection-act-pmi-cancellation-act"
      }
    ],
    "onRequestPercent": 80,
    "automaticPercent": 78
  },
  "va": {
    "confidence": "high",
    "sources": [
      {
        "publisher": "US Code, Legal Information Institute copy",
        "document": "38 U.S.C. 3729 loan fee table, as amended through Pub. L. 118-83 (2024)",
        "year": "2024",
        "address": "https://www.law.cornell.edu/uscode/text/38/3729"
      },
      {
        "publisher": "US Department of Veterans Affairs",
        "document": "VA funding fee and loan closing costs",
        "year": "2023 or later",
        "address": "https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/"
      }
    ],
    "fees": [
      {
        "downPaymentFromPercent": 0,
        "firstUsePercent": 2.15,
        "subsequentUsePercent": 3.3
      },
      {
        "downPaymentFromPercent": 5,
        "firstUsePercent": 1.5,
        "subsequentUsePercent": 1.5
      },
      {
        "downPaymentFromPercent": 10,
        "firstUsePercent": 1.25,
        "subsequentUsePercent": 1.25
      }
    ]
  },
  "usda": {
    "confidence": "medium",
    "sources": [
      {
        "publisher": "USDA Rural Development, Single Family Housing Guaranteed Loan Program",
        "document": "Lender bulletin of 2016-08-23: fees from 2016-10-01 (fiscal year 2017)",
        "year": "2016",
        "address": "https://content.govdelivery.com/accounts/USDARD/bulletins/15ee724"
      },
      {
        "publisher": "Franklin Loan Center / FLCBank lender bulletin AC-023 quoting USDA",
        "document": "Fees unchanged for fiscal year 2024",
        "year": "2023",
        "address": "https://www.flcbmtg.com/ac-023-reminder-usda-fiscal-year-ending/"
      }
    ],
    "upFrontPercent": 1,
    "annualPercent": 0.35
  },
  "debtGuides": [
    {
      "id": "rule-of-thumb",
      "loanType": null,
      "frontPercent": 28,
      "backPercent": 36,
      "confidence": "medium",
      "sources": [
        {
          "publisher": "general reference pages",
          "document": "28/36 rule",
          "year": "2025",
          "address": "https://indianexamhub.com/2025/10/19/twenty-eight-thirty-six-rule-28-36-rule"
        }
      ]
    },
    {
      "id": "fannie-mae-manual",
      "loanType": "Conventional",
      "frontPercent": null,
      "backPercent": 36,
      "confidence": "high",
      "sources": [
        {
          "publisher": "Fannie Mae",
          "document": "Selling Guide B3-6-02, Debt-to-Income Ratios (05/04/2022)",
          "year": "2022",
          "address": "https://selling-guide.fanniemae.com/1032992131"
        }
      ]
    },
    {
      "id": "fannie-mae-manual-reserves",
      "loanType": "Conventional",
      "frontPercent": null,
      "backPercent": 45,
      "confidence": "high",
      "sources": [
        {
          "publisher": "Fannie Mae",
          "document": "Selling Guide B3-6-02, Debt-to-Income Ratios (05/04/2022)",
          "year": "2022",
          "address": "https://selling-guide.fanniemae.com/1032992131"
        }
      ]
    },
    {
      "id": "fannie-mae-automated",
      "loanType": "Conventional",
      "frontPercent": null,
      "backPercent": 50,
      "confidence": "high",
      "sources": [
        {
          "publisher": "Fannie Mae",
          "document": "Selling Guide B3-6-02, Debt-to-Income Ratios (05/04/2022)",
          "year": "2022",
          "address": "https://selling-guide.fanniemae.com/1032992131"
        }
      ]
    },
    {
      "id": "fha-manual",
      "loanType": "FHA",
      "frontPercent": 31,
      "backPercent": 43,
      "confidence": "high",
      "sources": [
        {
          "publisher": "US Department of Housing and Urban Development",
          "document": "HOC Reference Guide 2-12, Debt-to-Income Ratio (archived 2012)",
          "year": "2012",
          "address": "https://archives.hud.gov/offices/hsg/sfh/ref/sfhp2-12.cfm"
        }
      ]
    },
    {
      "id": "fha-manual-one-factor",
      "loanType": "FHA",
      "frontPercent": 37,
      "backPercent": 47,
      "confidence": "medium",
      "sources": [
        {
          "publisher": "mortgage broker pages describing HUD Handbook 4000.1 II.A.4 and II.A.5",
          "document": "FHA manual underwriting and automated underwriting DTI limits",
          "year": "undated",
          "address": "https://gcaforums.com/?p=19366"
        }
      ]
    },
    {
      "id": "fha-manual-two-factors",
      "loanType": "FHA",
      "frontPercent": 40,
      "backPercent": 50,
      "confidence": "medium",
      "sources": [
        {
          "publisher": "mortgage broker pages describing HUD Handbook 4000.1 II.A.4 and II.A.5",
          "document": "FHA manual underwriting and automated underwriting DTI limits",
          "year": "undated",
          "address": "https://gcaforums.com/?p=19366"
        }
      ]
    },
    {
      "id": "fha-automated",
      "loanType": "FHA",
      "frontPercent": 46.9,
      "backPercent": 56.9,
      "confidence": "medium",
      "sources": [
        {
          "publisher": "mortgage broker pages describing HUD Handbook 4000.1 II.A.4 and II.A.5",
          "document": "FHA manual underwriting and automated underwriting DTI limits",
          "year": "undated",
          "address": "https://gcaforums.com/?p=19366"
        }
      ]
    }
  ],
  "closingCosts": {
    "confidence": "high",
    "sources": [
      {
        "publisher": "Bank of America, reproducing CoreLogic ClosingCorp calendar-year 2021 data",
        "document": "Closing costs continue to vary widely across states (table by state)",
        "year": "2023 (data 2021)",
        "address": "https://mortgage.bankofamerica.com/ricardo-brasil?article=20237TR&p=real-estate-professionals"
      }
    ],
    "costsOf": "2021",
    "statePercents": {
      "AL": 1.376,
      "AK": 1.027,
      "AZ": 1.147,
      "AR": 1.524,
      "CA": 1.002,
      "CO": 0.723,
      "CT": 2.105,
      "DE": 5.413,
      "DC": 3.885,
      "FL": 2.279,
      "GA": 1.279,
      "HI": 0.945,
      "ID": 0.963,
      "IL": 2.093,
      "IN": 0.942,
      "IA": 1.563,
      "KS": 0.983,
      "KY": 1.386,
      "LA": 1.662,
      "ME": 1.337,
      "MD": 3.675,
      "MA": 1.316,
      "MI": 2.724,
      "MN": 1.351,
      "MS": 1.027,
      "MO": 0.838,
      "MT": 0.821,
      "NE": 1.223,
      "NV": 1.498,
      "NH": 2.329,
      "NJ": 1.715,
      "NM": 1.112,
      "NY": 3.131,
      "NC": 1.112,
      "ND": 1.028,
      "OH": 2.035,
      "OK": 1.532,
      "OR": 0.931,
      "PA": 4.278,
      "RI": 1.351,
      "SC": 1.154,
      "SD": 1.335,
      "TN": 1.394,
      "TX": 1.503,
      "UT": 0.99,
      "VT": 2.578,
      "VA": 1.674,
      "WA": 2.404,
      "WV": 1.783,
      "WI": 1.465,
      "WY": 0.734
    },
    "country": {
      "percent": 1.81,
      "sources": [
        {
          "publisher": "CoreLogic ClosingCorp",
          "document": "Press release 2022-04-21, Purchase Mortgage Closing Cost Report for 2021",
          "year": "2022 (data 2021)",
          "address": "https://www.corelogic.com/press-releases/average-closing-costs-for-purchase-mortgages-increased-13-4-in-2021-corelogics-closingcorp-reports/"
        }
      ]
    }
  }
};
