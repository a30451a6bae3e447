import { webhooks } from '@approdo/shared/contract/accounts/webhooks';
import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { useRead } from '../../../session/use-read.ts';
import lines from '../../../shell/lines.module.css';
import { PROGRAMS } from '../texts/connections.ts';
import { WEBHOOK_SECRET, WEBHOOKS } from '../texts/webhooks.ts';
import { OneTimeSecretWindow } from './one-time-secret-window.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The programs that are notified of events, and the form for another. */
export function WebhooksPart() {
  const query = useRead(webhooks.list);
  const [secret, setSecret] = useState<string>();
  return (
    <section aria-labelledby="webhooks">
      <Title order={3} id="webhooks">
        {WEBHOOKS.title}
      </Title>
      <Text c="dimmed" mb="xs">
        {WEBHOOKS.hint}
      </Text>
      <Stack>
        <QueryStates
          query={query}
          failure={WEBHOOKS.loadFailed}
          empty={{ when: ({ length }) => length === 0, text: PROGRAMS.none }}
        >
          {(webhooks) => (
            <ul className={lines.lines}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </ul>
          )}
        </QueryStates>
        <WebhookForm onSecret={setSecret} />
      </Stack>
      {secret !== undefined && (
        <OneTimeSecretWindow {...WEBHOOK_SECRET} secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </section>
  );
}
