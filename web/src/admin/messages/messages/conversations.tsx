import { type Conversation, conversations } from '@approdo/shared/contract/messages/conversations';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Button, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useRead } from '../../session/use-read.ts';
import { addressOfBooking, sayDates } from '../../stays/stays/index.ts';
import styles from './conversations.module.css';
import { CONVERSATIONS } from './texts.ts';

const PAGE_SIZE = 10;

/** All conversations, waiting ones first; each is read and answered on its booking's page. */
export function Conversations() {
  const id = useId();
  const query = useRead(conversations.all);
  const [most, setMost] = useState(PAGE_SIZE);
  return (
    <section className={styles.part} aria-labelledby={id}>
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
            <ul className={styles.list}>
              {all.slice(0, most).map((one) => (
                <Line key={one.bookingId} conversation={one} />
              ))}
            </ul>
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
      <div className={styles.head}>
        <Link className={styles.name} to={addressOfBooking(bookingId, 'conversation')}>
          {guestName}
        </Link>
        {unanswered > 0 && <Badge tone="waiting">{CONVERSATIONS.toAnswer}</Badge>}
      </div>
      <p className={styles.when}>
        {sayDates(conversation)} · {formatInstantDateTime(last.createdAt)}
      </p>
      <p className={styles.text}>
        {last.from === 'OWNER' && <span className={styles.when}>{CONVERSATIONS.you} </span>}
        {firstLine}
      </p>
    </li>
  );
}
