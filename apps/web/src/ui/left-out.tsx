import type { ReactNode } from 'react';
import { RichText } from '@/lib/rich-text.tsx';
import { paymentText as text } from '@/lib/texts.ts';

const FLOOD_MAP = 'https://msc.fema.gov/portal/home';

const costs = {
  'line-interest': text.leftOutLineInterest,
  'mortgage-insurance': text.leftOutMortgageInsurance,
  'closing-costs': text.leftOutClosing,
  dues: text.leftOutHoa,
} as const;

/** A cost that the comparison includes only if the buyer adds it. */
export type LeftOutCost = keyof typeof costs;

/**
 * Lists the costs that the figures exclude, so that buyers do not mistake the figures for the full
 * cost.
 *
 * @param counted costs that the buyer added. They are not listed
 * @param children more costs to list, each an `li`
 */
export function LeftOut(list: { counted?: readonly LeftOutCost[]; children?: ReactNode }) {
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out" className="text-base font-bold">
        {text.leftOutTitle()}
      </h2>
      <p className="mt-1 text-sm">{text.leftOutLead()}</p>
      <LeftOutList {...list} />
    </section>
  );
}

/** The list in {@link LeftOut}, without a heading. */
export function LeftOutList({
  counted = [],
  children,
}: {
  counted?: readonly LeftOutCost[];
  children?: ReactNode;
}) {
  return (
    <ul className="mt-1 list-disc pl-5 text-sm">
      {Object.entries(costs).map(([cost, words]) =>
        counted.some((each) => each === cost) ? null : <li key={cost}>{words()}</li>,
      )}
      <li>
        <RichText
          text={text.leftOutFlood()}
          parts={{
            a: (words) => (
              <a href={FLOOD_MAP} rel="noopener" className="inline-target text-brand underline">
                {words}
              </a>
            ),
          }}
        />
      </li>
      {children}
    </ul>
  );
}
