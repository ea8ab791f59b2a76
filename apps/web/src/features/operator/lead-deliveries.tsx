import type { LeadDelivery, LeadDetails } from '@latchkey/contract';
import { moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { SendToBuyer } from './send-to-buyer.tsx';
import { useSendAgain } from './use-send-again.ts';

/**
 * Lists the emails and webhooks sent for the request, with their addresses, times and last errors.
 */
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
            <Delivery delivery={delivery} recipient={recipientOf(delivery, lead)} />
            {lead.withdrawnAt && delivery.event === 'lead.submitted' ? null : (
              <SendAgain
                delivery={delivery}
                recipient={recipientOf(delivery, lead)}
                isPending={isPending}
                onSend={() => mutate(delivery.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * A button that sends a delivery again. Asks for confirmation if the delivery goes to the buyer.
 */
function SendAgain({
  delivery,
  recipient,
  isPending,
  onSend,
}: {
  delivery: LeadDelivery;
  recipient: string;
  isPending: boolean;
  onSend: () => void;
}) {
  const label = `${text.sendAgain()}: ${title(delivery)}, ${recipient}`;
  const button = { look: 'outline', pending: isPending, 'aria-label': label } as const;
  if (delivery.kind !== 'buyer-mail') {
    return (
      <Button {...button} onClick={onSend}>
        {text.sendAgain()}
      </Button>
    );
  }
  return (
    <SendToBuyer
      address={recipient}
      isRepeat
      trigger={<Button {...button}>{text.sendAgain()}</Button>}
      onConfirm={onSend}
    />
  );
}

function Delivery({ delivery, recipient }: { delivery: LeadDelivery; recipient: string }) {
  const { attempts, problem, isBundled } = delivery;
  return (
    <div>
      <p className="font-semibold">{title(delivery)}</p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{recipient}</p>
      <p>{`${standing(delivery)} · ${text.tries({ count: attempts })}`}</p>
      {isBundled ? <p>{text.bundled()}</p> : null}
      {problem ? <p className="text-danger">{text.problem({ problem })}</p> : null}
    </div>
  );
}

/**
 * Returns the email address or host that receives a delivery. An email to the buyer goes to the
 * address in the request.
 */
function recipientOf({ kind, target }: LeadDelivery, { contact }: LeadDetails): string {
  return kind === 'buyer-mail' ? contact.email : target;
}

function title({ kind, event }: LeadDelivery): string {
  return text[event]({ kind: text[kind]() });
}

function standing({ state, deliveredAt }: LeadDelivery): string {
  if (state !== 'delivered') return text[state]();
  return text.delivered({ moment: deliveredAt ? moment(deliveredAt) : '' });
}
