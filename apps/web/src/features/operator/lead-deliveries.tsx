import type { LeadDelivery, LeadDetails } from '@latchkey/contract';
import { moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { useSendAgain } from './use-send-again.ts';

/** The request's deliveries, each with its address, time and last error. */
export function LeadDeliveries({ lead }: { lead: LeadDetails }) {
  const { mutate, isPending } = useSendAgain(lead.id);
  const { deliveries } = lead;
  return (
    <Card>
      <h2 className="text-lg font-bold">{text.deliveries()}</h2>
      {deliveries.length === 0 ? <p className="mt-2 text-sm">{text.noDeliveries()}</p> : null}
      <ul className="mt-2 grid text-sm">
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
          >
            <Delivery delivery={delivery} />
            {lead.withdrawnAt && delivery.event === 'lead.submitted' ? null : (
              <Button
                look="outline"
                pending={isPending}
                aria-label={`${text.sendAgain()}: ${title(delivery)}, ${delivery.target}`}
                onClick={() => mutate(delivery.id)}
              >
                {text.sendAgain()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Delivery({ delivery }: { delivery: LeadDelivery }) {
  const { target, attempts, problem } = delivery;
  return (
    <div>
      <p className="font-semibold">{title(delivery)}</p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{target}</p>
      <p className="tabular">{`${standing(delivery)} · ${text.tries({ count: attempts })}`}</p>
      {problem ? <p className="text-danger">{text.problem({ problem })}</p> : null}
    </div>
  );
}

function title({ kind, event }: LeadDelivery): string {
  return text[event]({ kind: text[kind]() });
}

function standing({ state, deliveredAt }: LeadDelivery): string {
  if (state !== 'delivered') return text[state]();
  return text.delivered({ moment: deliveredAt ? moment(deliveredAt) : '' });
}
