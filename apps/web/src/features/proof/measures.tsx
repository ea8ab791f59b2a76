import type { AnswerOf, CheckResult, showProof } from '@latchkey/contract';
import type { CatalogCounts } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { proofText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Measure } from './measure.tsx';

/** The data on the proof page. */
export type Proof = AnswerOf<typeof showProof>['data'];

/** Shows how many programs have facts that are sourced, recent and known. */
export function FactsInUse({ counts: { programs, open, ...counts } }: { counts: CatalogCounts }) {
  const ofAll = { all: programs, of: text.of };
  return (
    <Measures title={text.factsTitle()}>
      <Measure
        {...ofAll}
        claim={text.ownSource()}
        note={text.ownSourceNote()}
        count={counts.ownSource}
      />
      <Measure
        {...ofAll}
        claim={text.recentlyDated()}
        note={text.recentlyDatedNote()}
        count={counts.recentlyDated}
      />
      <Measure
        {...ofAll}
        claim={text.recentlyChecked()}
        note={text.recentlyCheckedNote()}
        count={counts.recentlyChecked}
      />
      <Measure
        {...ofAll}
        claim={text.knownFunding()}
        note={text.knownFundingNote()}
        count={counts.knownFunding}
      />
      <Measure
        claim={text.confirmedOpen()}
        note={text.confirmedOpenNote()}
        count={counts.confirmedOpen}
        all={open}
        of={text.ofOpen}
      />
    </Measures>
  );
}

/** Shows how many results agree with a second, independent calculation. */
export function AreRight({ proof: { tests } }: { proof: Proof }) {
  const { handDerived } = tests;
  return (
    <Measures title={text.rightTitle()}>
      <Measure
        {...agreement(handDerived)}
        claim={text.handDerived()}
        note={text.handDerivedNote({ count: handDerived.programs - handDerived.compared })}
        of={text.ofPrograms}
      />
      <Measure
        {...agreement(tests.rules)}
        claim={text.rules()}
        note={text.rulesNote()}
        of={text.ofResults}
      />
      <Measure
        {...agreement(tests.publishedLimits)}
        claim={text.publishedLimits()}
        note={text.publishedLimitsNote()}
        of={text.ofLimits}
      />
      <Measure
        {...agreement(tests.incomeEdges)}
        claim={text.incomeEdges()}
        note={text.incomeEdgesNote()}
        of={text.ofTried}
      />
    </Measures>
  );
}

/**
 * Returns the number of results that agree. Only full agreement gets the color for a good result.
 */
function agreement({ compared, different }: CheckResult) {
  return { count: compared - different, all: compared, isGood: different === 0 };
}

function Measures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="max-w-(--column) pb-3 text-xl font-bold">{title}</h2>
      {children}
    </Card>
  );
}
