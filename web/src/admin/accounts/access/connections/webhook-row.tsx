import type { Webhook } from '@approdo/shared/contract/accounts/webhooks';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import { Badge, type Tone } from '../../../kit/badge/badge.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { WEBHOOK_DELIVERIES, WEBHOOKS } from '../texts/webhooks.ts';
import { useRemoveWebhook, useTestWebhook, useToggleWebhook } from '../use-webhooks.ts';
import styles from './connections.module.css';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

const TONES: Readonly<Record<Webhook['state'], Tone>> = {
  OK: 'done',
  FAILING: 'careful',
  OFF: 'resting',
  NEEDS_SECRET: 'waiting',
};

type Props = { readonly webhook: Webhook; readonly onSecret: (secret: string) => void };

/** Another program's address: its status, and the actions on it. */
export function WebhookRow({ webhook, onSecret }: Props) {
  const { url, state, lastError } = webhook;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const deliveries = `${id}-deliveries`;
  return (
    <li>
      <div>
        <strong id={id}>{url}</strong> <Badge tone={TONES[state]}>{WEBHOOKS.states[state]}</Badge>
        <p>{webhook.events.map((event) => WEBHOOKS.events[event]).join(', ')}</p>
        <p>{saySuccess(webhook)}</p>
        {lastError && (
          <p>
            <span className={`${kit.small} ${kit.danger} ${kit.flush}`}>{lastError}</span>
          </p>
        )}
      </div>
      <Group gap="sm">
        <TestButton webhook={webhook} describedBy={id} />
        <Button
          variant="default"
          aria-describedby={id}
          aria-expanded={isOpen}
          aria-controls={deliveries}
          onClick={() => setIsOpen(!isOpen)}
        >
          {WEBHOOK_DELIVERIES.title}
        </Button>
        <ToggleButton webhook={webhook} describedBy={id} onSecret={onSecret} />
        <RemoveButton webhook={webhook} describedBy={id} />
      </Group>
      <div id={deliveries} hidden={!isOpen} className={styles.more}>
        {isOpen && <WebhookDeliveries webhookId={webhook.id} describedBy={id} />}
      </div>
    </li>
  );
}

type ButtonProps = { readonly webhook: Webhook; readonly describedBy: string };

function TestButton({ webhook, describedBy }: ButtonProps) {
  const test = useTestWebhook();
  return (
    <Button
      variant="outline"
      aria-describedby={describedBy}
      disabled={test.isPending || webhook.state === 'NEEDS_SECRET'}
      onClick={() => test.mutate(webhook)}
    >
      {WEBHOOKS.test}
    </Button>
  );
}

/** If the secret is missing, it is replaced and the webhook switched on. */
function ToggleButton({ webhook, describedBy, onSecret }: ButtonProps & Pick<Props, 'onSecret'>) {
  const toggle = useToggleWebhook(onSecret);
  const isMissing = webhook.state === 'NEEDS_SECRET';
  const isOn = isMissing || !webhook.isOn;
  const toggleLabel = isOn ? WEBHOOKS.turnOn : WEBHOOKS.turnOff;
  return (
    <Button
      variant="default"
      aria-describedby={describedBy}
      disabled={toggle.isPending}
      onClick={() => toggle.mutate({ webhook, isOn })}
    >
      {isMissing ? WEBHOOKS.renew : toggleLabel}
    </Button>
  );
}

function RemoveButton({ webhook, describedBy }: ButtonProps) {
  const removal = useRemoveWebhook();
  return (
    <Button
      variant="default"
      aria-describedby={describedBy}
      disabled={removal.isRunning}
      onClick={() => void removal.remove(webhook)}
    >
      {WEBHOOKS.remove}
    </Button>
  );
}

function saySuccess({ lastSuccessAt }: Webhook): string {
  return lastSuccessAt === null ? WEBHOOKS.neverArrived : WEBHOOKS.lastSuccess(sayInstantDateTime(lastSuccessAt));
}
