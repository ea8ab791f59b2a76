import type { AlmostProgram, MatchedProgram } from '@latchkey/domain';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import { catalogText } from '@/lib/catalog-text.ts';
import { day, phone } from '@/lib/format.ts';
import { fundingWords } from '@/lib/funding-words.ts';
import { repaymentWords, taxCreditWords } from '@/lib/program-words.ts';
import { programListText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { CALCULATOR, PROGRAMS } from '@/state/wizard.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import type { Row } from '../list/arrange.ts';
import { resultDetails } from '../list/result-words.ts';
import { changeWords, owedWords } from '../list/row-words.ts';
import { rulesWords } from '../words/rules-met.ts';
import { ChangeNeeded } from './change-needed.tsx';
import { RuleTicks } from './rule-list.tsx';
import { TellOfProgram } from './tell-of-program.tsx';

/**
 * The content of an expanded row: rules, repayment, the agency's contact details, and what to do
 * next.
 */
export function OpenRow({ program, effect }: Row<MatchedProgram | AlmostProgram>) {
  const { id, programName, agencyName, kind, specifics, contact } = program;
  const today = useToday();
  const paidBack =
    catalogText(specifics.repaymentTerms.trim()) || repaymentWords(program).join(', ');
  const result = resultDetails(program.fiveYear);
  return (
    <div className="grid gap-3 px-4 pb-4 text-sm sm:pl-12">
      {result ? <p>{result}</p> : null}
      {effect ? <p className="tabular">{`${changeWords(effect)}. ${owedWords(effect)}`}</p> : null}
      <p className="text-ink-soft">
        {`${agencyName}. `}
        {rulesWords(program.rules)}
      </p>
      <RuleTicks rules={program.rules} />
      {program.verdict === 'almost' ? <ChangeNeeded program={program} /> : null}
      <p>
        <strong className="font-semibold">{`${text.repayment()}: `}</strong>
        {kind === 'tax-credit' ? (
          taxCreditWords(program.cap)
        ) : (
          <CatalogText>{paidBack}</CatalogText>
        )}
      </p>
      {program.educationRequired ? (
        <p>
          {text.classNeeded()}
          {contact.classUrl ? (
            <>
              {'. '}
              <a href={contact.classUrl} rel="noopener" className={link}>
                {text.classLink()}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      <p className="text-ink-soft">
        {text.checkedOn({ funding: fundingWords(program, today), day: day(program.checkedOn) })}
      </p>
      <TellOfProgram program={program} isAlmost={program.verdict === 'almost'} />
      <div className="flex flex-wrap gap-x-5">
        {contact.phone ? (
          <a href={`tel:+1${contact.phone}`} className={link}>
            <Phone size={18} aria-hidden />
            {text.call({ phone: phone(contact.phone) })}
          </a>
        ) : null}
        <Link to={`${PROGRAMS}/${id}`} className={link}>
          {text.allTerms()}
          <span className="sr-only">{text.allTermsOf({ program: programName })}</span>
        </Link>
        {program.verdict === 'match' && kind !== 'tax-credit' ? (
          <Link to={`${CALCULATOR}?programId=${id}`} className={link}>
            {text.chooseThis()}
            <span className="sr-only">{text.chooseThisOf({ program: programName })}</span>
          </Link>
        ) : null}
      </div>
    </div>
  );
}

const link =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline-offset-4 hover:underline';
