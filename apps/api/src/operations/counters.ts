import { LeadDelivery, Suspicion } from '@latchkey/contract';
import { funnelSteps } from '@latchkey/domain';
import { Counter, type Registry } from '@prometheus-io/client';
import type { CountedEvents, Meter } from '../process/meter.ts';

type Counters = {
  readonly [Name in keyof CountedEvents]: {
    readonly help: string;
    /**
     * Every combination of labels. Each count starts at 0, so that alerts notice the first event.
     */
    readonly all: readonly CountedEvents[Name][];
  };
};

const outcomes = ['delivered', 'failed', 'given-up'] as const;

const counters: Counters = {
  leads: {
    help: 'Stored leads by flag',
    all: [...Suspicion.options, 'none' as const].map((flag) => ({ flag })),
  },
  leads_rejected: { help: 'Leads that were rejected', all: [{ reason: 'flood' }] },
  deliveries: {
    help: 'Attempts to deliver a lead, by kind and outcome',
    all: LeadDelivery.shape.kind.options.flatMap((kind) =>
      outcomes.map((outcome) => ({ kind, outcome })),
    ),
  },
  emails: {
    help: 'Attempts to send an email by outcome',
    all: [{ outcome: 'sent' }, { outcome: 'failed' }],
  },
  funnel_steps: {
    help: 'Quotes that reached a step',
    all: funnelSteps.map((step) => ({ step })),
  },
};

/** Registers a counter for each kind of event. @returns the function that counts */
export function meterIn(registry: Registry): Meter {
  const counterOf = new Map<string, Counter<string>>();
  for (const [name, { help, all }] of Object.entries(counters)) {
    const [first = {}] = all;
    const counter = new Counter<string>({
      name: `latchkey_${name}_total`,
      help,
      labelNames: Object.keys(first),
      registers: [registry],
    });
    for (const labels of all) counter.inc({ ...labels }, 0);
    counterOf.set(name, counter);
  }
  return (name, labels) => counterOf.get(name)?.inc({ ...labels });
}
