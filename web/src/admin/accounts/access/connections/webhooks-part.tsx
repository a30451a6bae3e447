import { webhooks } from '@approdo/shared/contract/accounts/webhooks';
import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../../kit/feedback/query-faces.tsx';
import { useRead } from '../../../session/use-read.ts';
import lines from '../../../shell/lines.module.css';
import { PROGRAMS } from '../texts/connections.ts';
import { WEBHOOK_SECRET, WEBHOOKS } from '../texts/webhooks.ts';
import { ShownOnceWindow } from './shown-once-window.tsx';
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
        <QueryFaces
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
        </QueryFaces>
        <WebhookForm onSecret={setSecret} />
      </Stack>
      {secret !== undefined && (
        <ShownOnceWindow {...WEBHOOK_SECRET} shown={secret} onClose={() => setSecret(undefined)} />
      )}
    </section>
  );
}
