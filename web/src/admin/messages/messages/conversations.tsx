import { type Conversation, conversations } from '@approdo/shared/contract/messages/conversations';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Button, Group, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import lines from '../../shell/lines.module.css';
import { addressOfBooking, sayDates } from '../../stays/stays/index.ts';
import { CONVERSATIONS } from './texts.ts';

const PAGE_SIZE = 10;

/** All conversations, waiting ones first; each is read and answered on its booking's page. */
export function Conversations() {
  const id = useId();
  const query = useRead(conversations.all);
  const [most, setMost] = useState(PAGE_SIZE);
  return (
    <section style={{ marginBlockEnd: 'var(--space-6)' }} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {CONVERSATIONS.title}
      </Title>
      <QueryStates
        query={query}
        failure={CONVERSATIONS.loadFailed}
        empty={{ when: (all) => all.length === 0, text: CONVERSATIONS.empty }}
      >
        {(all) => (
          <>
            <div className={`${kit.panel} ${kit.above2}`}>
              <ul className={lines.lines}>
                {all.slice(0, most).map((one) => (
                  <Line key={one.bookingId} conversation={one} />
                ))}
              </ul>
            </div>
            {all.length > most && (
              <Button variant="subtle" onClick={() => setMost(most + PAGE_SIZE)}>
                {CONVERSATIONS.more}
              </Button>
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}

function Line({ conversation }: { readonly conversation: Conversation }) {
  const { bookingId, guestName, last, unanswered } = conversation;
  const [firstLine = ''] = last.text.trim().split('\n', 1);
  return (
    <li>
      <div className={kit.textColumn} style={{ gap: 0, minInlineSize: 0 }}>
        <Group gap="var(--space-1) var(--space-3)" justify="space-between" wrap="nowrap">
          <Link
            className={`${kit.touchLink} ${kit.strong} ${kit.shrink}`}
            to={addressOfBooking(bookingId, 'conversation')}
          >
            {guestName}
          </Link>
          {unanswered > 0 && <Badge tone="waiting">{CONVERSATIONS.toAnswer}</Badge>}
        </Group>
        <p>
          {sayDates(conversation)} · {formatInstantDateTime(last.createdAt)}
        </p>
        <div className={kit.ellipsis}>
          {last.from === 'OWNER' && <span className={kit.hint}>{CONVERSATIONS.you} </span>}
          {firstLine}
        </div>
      </div>
    </li>
  );
}
