import type { AlmostProgram, MatchedProgram } from '@latchkey/domain';
import { fundingWords } from '@/lib/funding-words.ts';
import { amountWords, repaymentWords } from '@/lib/program-words.ts';
import { programsText, programListText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { usePrinting } from '@/lib/use-printing.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { checkWords } from '../words/rule-words.ts';
import type { Row } from './arrange.ts';
import { changeWords, owedWords } from './row-words.ts';

/** Lists every program in one table, on printed pages only. */
export function PrintedPrograms({
  rows,
}: {
  rows: readonly Row<MatchedProgram | AlmostProgram>[];
}) {
  const today = useToday();
  return usePrinting() ? (
    <table className="w-full border-collapse text-left text-[7.5pt] leading-tight">
      <thead>
        <tr>
          {[text.printProgram(), text.printAmount(), text.printEffect(), text.printLeft()].map(
            (heading) => (
              <th key={heading} scope="col" className="border-b border-line-strong py-0.5 pr-2">
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ program, effect }) => (
          <tr key={program.id} className="break-inside-avoid border-b border-line align-top">
            <th scope="row" className="py-0.5 pr-2 font-normal">
              <strong>{program.programName}</strong>
              {`, ${program.agencyName}`}
            </th>
            <td className="py-0.5 pr-2">
              {amountWords(program)}
              <br />
              {repaymentWords(program).join(', ')}
            </td>
            <td className="py-0.5 pr-2">
              {effect ? `${changeWords(effect)}. ${owedWords(effect)}` : null}
            </td>
            <td className="py-0.5">
              {fundingWords(program, today)}
              {program.verifyFirst ? `. ${programsText.verifyFirst()}` : null}
              {program.contact.phone ? `. ${program.contact.phone}` : null}
              <CatalogText>
                {checkWords(program.rules)
                  .map((what) => `. ${programsText.check({ what })}`)
                  .join('')}
              </CatalogText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : null;
}
