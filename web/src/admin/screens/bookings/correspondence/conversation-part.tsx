import type { BookingMessage } from '@approdo/shared/contract/stay/conversations';
import { formatInstantDateTime } from '@approdo/shared/domain/date/local-date';
import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import thread from '../../../../ui/thread.module.css';
import { CONVERSATION } from '../../../texts/conversation.ts';

/** What guest and owner wrote, the newest below, where it is looked at first. */
export function ConversationPart({ messages }: { readonly messages: readonly BookingMessage[] }) {
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);

  if (messages.length === 0) return <Text c="dimmed">{CONVERSATION.none}</Text>;
  return (
    <div role="log" aria-label={CONVERSATION.thread}>
      <ol className={thread.list}>
        {messages.map(({ id, from, text, createdAt, readAt }) => (
          <li key={id} data-mine={from === 'OWNER' || undefined}>
            <p className={thread.text}>{text}</p>
            <p className={thread.about}>
              {CONVERSATION.from[from]} · <time dateTime={createdAt}>{formatInstantDateTime(createdAt)}</time>
              {from === 'OWNER' && readAt !== null && ` · ${CONVERSATION.read}`}
            </p>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}
