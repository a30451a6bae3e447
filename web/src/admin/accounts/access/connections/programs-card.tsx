import { Stack, Text, Title } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import kit from '../../../kit/styles/kit.module.css';
import { useSession } from '../../../session/session-context.ts';
import { PROGRAMS } from '../texts/connections.ts';
import { TokensPart } from './tokens-part.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

/** The programs connected to the site, for admins only; nothing is fetched before it is opened. */
export function ProgramsCard() {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (user.role !== 'ADMIN') return null;
  return (
    <section aria-labelledby="programs">
      <Title order={2} id="programs">
        <button
          type="button"
          className={kit.toggle}
          style={{ gap: 'var(--space-2)' }}
          aria-expanded={isOpen}
          aria-controls="programs-content"
          onClick={() => setIsOpen(!isOpen)}
        >
          {PROGRAMS.title}
          <ChevronDown size={20} aria-hidden className={kit.arrow} />
        </button>
      </Title>
      <Text c="dimmed" mb="md">
        {PROGRAMS.hint}
      </Text>
      <Stack id="programs-content" gap="xl" hidden={!isOpen}>
        {isOpen && <TokensPart />}
        {isOpen && <WebhooksPart />}
      </Stack>
    </section>
  );
}
