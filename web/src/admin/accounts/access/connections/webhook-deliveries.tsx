import { type WebhookDelivery, webhooks } from '@approdo/shared/contract/accounts/webhooks';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Badge, type Tone } from '../../../kit/badge/badge.tsx';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { useRead } from '../../../session/use-read.ts';
import lines from '../../../shell/lines.module.css';
import { WEBHOOK_DELIVERIES, WEBHOOKS } from '../texts/webhooks.ts';
import { useResendDelivery } from '../use-webhooks.ts';

const TONES: Readonly<Record<WebhookDelivery['status'], Tone>> = {
  WAITING: 'waiting',
  SENT: 'done',
  FAILED: 'careful',
};

type Props = { readonly webhookId: string; readonly describedBy: string };

/** The messages sent to an address, newest first; each can be sent again. */
export function WebhookDeliveries({ webhookId, describedBy }: Props) {
  const query = useRead(webhooks.deliveries, { params: { id: webhookId } });
  return (
    <QueryStates
      query={query}
      failure={WEBHOOK_DELIVERIES.loadFailed}
      empty={{ when: ({ length }) => length === 0, text: WEBHOOK_DELIVERIES.empty }}
    >
      {(deliveries) => (
        <ul className={lines.lines} aria-label={WEBHOOK_DELIVERIES.title} aria-describedby={describedBy}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

type RowProps = { readonly delivery: WebhookDelivery };

function DeliveryRow({ delivery }: RowProps) {
  const { id, event, status, createdAt } = delivery;
  const resending = useResendDelivery();
  const name = useId();
  return (
    <li>
      <div>
        <span id={name}>{`${WEBHOOKS.events[event]}, ${sayInstantDateTime(createdAt)}`}</span>{' '}
        <Badge tone={TONES[status]}>{WEBHOOK_DELIVERIES.statuses[status]}</Badge>
        <p>{sayTries(delivery)}</p>
      </div>
      <Button
        variant="default"
        aria-describedby={name}
        disabled={resending.isPending}
        onClick={() => resending.mutate(id)}
      >
        {WEBHOOK_DELIVERIES.resend}
      </Button>
    </li>
  );
}

function sayTries({ tries, lastStatus }: WebhookDelivery): string {
  const text = WEBHOOK_DELIVERIES.tries(tries);
  return lastStatus === null ? text : `${text} · ${WEBHOOK_DELIVERIES.answered(lastStatus)}`;
}
