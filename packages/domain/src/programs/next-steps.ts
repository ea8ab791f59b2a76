import { usState } from '../area/us-states.ts';
import type { QuoteDraft } from '../draft/draft.ts';
import { creditScoreBand } from '../quote/credit-score.ts';
import type { Location } from '../quote/location.ts';
import type { MatchedProgram } from './matched-program.ts';

/**
 * The fields of a program that determine whose number the buyer calls and which documents the buyer
 * needs.
 */
export type ProgramToCall = Pick<
  MatchedProgram,
  'programName' | 'agencyName' | 'website' | 'contact' | 'educationRequired'
>;

/** The answers that the next steps use. Only the home is required. */
export type BuyerToCall = Pick<QuoteDraft, 'creditScore' | 'housingStatus' | 'veteranStatus'> & {
  readonly homeLocation: Location;
  readonly homePrice: number;
};

/** A step to contact the people who run the program, by phone or on the program's website. */
interface CallProgram {
  readonly kind: 'call-program';
  readonly program: string;
  readonly agency: string;
  /** Ten digits. Null if unknown. */
  readonly phone: string | null;
  readonly website: string | null;
  readonly zipcode: string;
  readonly homePrice: number;
  /** Where buyers apply. Determines the questions for the call. */
  readonly applyThrough: ProgramToCall['contact']['applyThrough'];
}

/**
 * A step to ask the buyer's bank. Only members of a Federal Home Loan Bank offer that bank's
 * programs.
 */
interface AskBank {
  readonly kind: 'ask-bank';
  readonly program: string;
  /**
   * The Federal Home Loan Bank that the buyer's bank must be a member of, such as FHLBank
   * Indianapolis.
   */
  readonly memberOf: string;
  readonly website: string | null;
}

/** A step to call the state's housing agency, which knows the state's programs and lenders. */
interface CallState {
  readonly kind: 'call-state';
  readonly state: string;
  readonly agency: string;
  readonly website: string;
  /** Ten digits. Null if unknown. */
  readonly phone: string | null;
  readonly zipcode: string;
  readonly isFirstTime: boolean;
  /** The buyer's credit score band. Null if the buyer has not answered. */
  readonly score: { readonly from: number; readonly to: number } | null;
}

/** One of the buyer's next steps. */
export type NextStep =
  | CallProgram
  | AskBank
  | CallState
  /** The homebuyer class that the program requires. `url` is null if the program lists no class. */
  | { readonly kind: 'class'; readonly program: string; readonly url: string | null }
  | { readonly kind: 'documents'; readonly isVeteran: boolean }
  /**
   * A HUD-approved counselor near the home. `program` is set if applicants to that program start
   * with a counselor.
   */
  | { readonly kind: 'counselor'; readonly zipcode: string; readonly program: string | null }
  /** `program` is set if only participating lenders offer that program. */
  | { readonly kind: 'loan-estimates'; readonly program: string | null };

/**
 * Returns the buyer's next steps, in order. Veteran status only adds a document to bring.
 *
 * @param program the program whose help the buyer wants, or null
 */
export function nextSteps(buyer: BuyerToCall, program: ProgramToCall | null): NextStep[] {
  const through = program?.contact.applyThrough;
  const nameIf = (isNamed: boolean) => (program && isNamed ? program.programName : null);
  return [
    ...callStep(buyer, program),
    ...classStep(program),
    { kind: 'documents', isVeteran: buyer.veteranStatus === true },
    {
      kind: 'counselor',
      zipcode: buyer.homeLocation.zipcode,
      program: nameIf(through === 'counselor'),
    },
    { kind: 'loan-estimates', program: nameIf(through === 'lender') },
  ];
}

/**
 * Returns the first step: to contact the people who run the program, or the buyer's bank for a
 * Federal Home Loan Bank's program. If there is no program, the step is to call the state's agency.
 * Empty if there is no program and the home is not in a state or DC.
 */
function callStep(buyer: BuyerToCall, program: ProgramToCall | null): NextStep[] {
  const { homeLocation, homePrice, creditScore, housingStatus } = buyer;
  const { zipcode } = homeLocation;
  if (program) {
    const { programName, agencyName, website, contact } = program;
    const { phone, applyThrough } = contact;
    const memberOf = applyThrough === 'lender' ? homeLoanBank(agencyName) : null;
    if (memberOf) return [{ kind: 'ask-bank', program: programName, memberOf, website }];
    const step = { program: programName, agency: agencyName, phone, website, zipcode };
    return [{ kind: 'call-program', ...step, homePrice, applyThrough }];
  }
  const state = usState(homeLocation.state);
  if (!state) return [];
  return [
    {
      kind: 'call-state',
      state: state.name,
      agency: state.agency,
      website: state.agencyWebsite,
      phone: state.agencyPhone,
      zipcode,
      isFirstTime: housingStatus === true,
      score: creditScore && creditScoreBand[creditScore],
    },
  ];
}

/** Returns the short name of a Federal Home Loan Bank. Null for any other agency. */
function homeLoanBank(agencyName: string): string | null {
  const city = /^Federal Home Loan Bank of ([^,(]+)/.exec(agencyName)?.[1];
  return city === undefined ? null : `FHLBank ${city.trim()}`;
}

function classStep(program: ProgramToCall | null): NextStep[] {
  if (!program?.educationRequired) return [];
  return [{ kind: 'class', program: program.programName, url: program.contact.classUrl }];
}
