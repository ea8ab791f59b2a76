import type { ListedProgram } from '@latchkey/domain';
import { fundingWords } from '@/lib/funding-words.ts';
import { useToday } from '@/lib/today.ts';
import { FundingDot } from './funding-dot.tsx';

/** States whether a program has money, and when a source or the agency reported it. */
export function FundingLine({
  of,
}: {
  of: Pick<ListedProgram, 'status' | 'statusCheckedOn' | 'statusSaidBy' | 'closesOn'>;
}) {
  const today = useToday();
  return (
    <p className="flex max-w-(--column) items-start gap-2">
      <FundingDot of={of} className="mt-[0.4rem]" />
      {fundingWords(of, today)}
    </p>
  );
}
