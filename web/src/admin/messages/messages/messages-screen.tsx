import { type ContactMessage, contact } from '@approdo/shared/contract/messages/messages';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { type RowActions, useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { CardScreen } from '../../kit/frame/card-screen.tsx';
import { ContactLink } from '../../kit/frame/contact-link.tsx';
import kit from '../../kit/styles/kit.module.css';
import type { Order } from '../../kit/table/arrange-rows.ts';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import { useRead } from '../../session/use-read.ts';
import { beginAnswer } from './begin-answer.ts';
import { Conversations } from './conversations.tsx';
import { Replies, ReplyForm } from './replies.tsx';
import { MESSAGE_ACTIONS, MESSAGE_FILTER, MESSAGE_ORDERS, MESSAGES, REMOVE_MESSAGE } from './texts.ts';

/** Milliseconds between two looks at replies whose letters are on their way. */
const LOOK_AGAIN_MS = 10_000;

const isOnItsWay = ({ replies }: ContactMessage) => replies.some(({ letter }) => letter === 'QUEUED');

const ORDERS: readonly Order<ContactMessage>[] = [
  { key: 'data', label: MESSAGE_ORDERS.created, by: ({ createdAt }) => createdAt },
  { key: 'nome', label: MESSAGE_ORDERS.name, by: ({ name }) => name },
];

export function MessagesScreen() {
  const actions = useMessageActions();
  return (
    <CardScreen
      above={
        <>
          <Conversations />
          <Title order={2} size="h3" mb="sm">
            {MESSAGES.title}
          </Title>
        </>
      }
      query={useRead(contact.list, {
        refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? LOOK_AGAIN_MS : false),
      })}
      texts={MESSAGES}
      name="messaggi"
      textOf={({ name, email, phone, message, replies }) =>
        [name, email, phone ?? '', message, ...replies.map(({ text }) => text)].join(' ')
      }
      orders={ORDERS}
      filter={{
        label: MESSAGES.state,
        choices: MESSAGE_FILTER,
        isOf: ({ answered }, state) => answered === (state === 'answered'),
      }}
      card={(message, id) => <MessageCard message={message} id={id} actions={actions} />}
    />
  );
}

/** The actions on a message: mark it as answered or open, and delete it. */
export function useMessageActions() {
  return useRowActions<ContactMessage>({
    change: {
      run: ({ id, answered, version }, call) =>
        call(contact.mark, { params: { id }, body: { answered: !answered }, version }),
      success: ({ answered }) => (answered ? MESSAGE_ACTIONS.reopened : MESSAGE_ACTIONS.marked),
      describe: (fault) => describeFailure(fault, MESSAGE_ACTIONS.markFailed),
    },
    remove: {
      run: ({ id }, call) => call(contact.remove, { params: { id } }),
      question: ({ name }) => ({
        title: REMOVE_MESSAGE.title,
        text: REMOVE_MESSAGE.text(name),
        action: MESSAGE_ACTIONS.remove,
      }),
      success: () => MESSAGE_ACTIONS.removed,
      describe: (fault) => describeFailure(fault, MESSAGE_ACTIONS.removeFailed),
    },
  });
}

const REACH = `${kit.touchLink} ${kit.wrapAnywhere}`;

type Props = { readonly message: ContactMessage; readonly id: string; readonly actions: RowActions<ContactMessage> };

function MessageCard({ message, id, actions }: Props) {
  const { answered, email, phone, replies } = message;
  const [isReplying, setReplying] = useState(false);
  const close = () => {
    setReplying(false);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const button = { describedBy: id, isBusy: actions.isBusy(message) };
  return (
    <>
      <div className={kit.head}>
        <strong className={`${kit.wrapAnywhere} ${kit.shrink}`} id={id} tabIndex={-1}>
          {message.name}
        </strong>
        <Badge tone={answered ? 'done' : 'waiting'}>{answered ? MESSAGES.answered : MESSAGES.toAnswer}</Badge>
      </div>
      <Group component="p" gap="0 var(--space-4)" m={0} fz="var(--text-s)">
        <span className={kit.soft}>{formatInstantDateTime(message.createdAt)}</span>
        <ContactLink className={REACH} to={{ kind: 'mail', email }}>
          {email}
        </ContactLink>
        {phone && (
          <ContactLink
            className={REACH}
            to={{ kind: 'phone', number: phone }}
            aria-label={`${MESSAGES.phone} ${phone}`}
          >
            {phone}
          </ContactLink>
        )}
      </Group>
      <p className={kit.words}>{message.message}</p>
      {replies.length > 0 && <Replies replies={replies} />}
      {isReplying ? (
        <ReplyForm message={message} onClose={close} />
      ) : (
        <RowButtons>
          <RowButton {...button} variant={answered ? 'default' : 'filled'} onClick={() => setReplying(true)}>
            {MESSAGE_ACTIONS.answer}
          </RowButton>
          <Button
            component={ContactLink}
            size="xs"
            px="xs"
            variant="subtle"
            to={beginAnswer(message)}
            aria-describedby={id}
          >
            {MESSAGE_ACTIONS.answerByMail}
          </Button>
          <RowButton {...button} onClick={() => actions.change(message)}>
            {answered ? MESSAGE_ACTIONS.markOpen : MESSAGE_ACTIONS.markAnswered}
          </RowButton>
          <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(message)}>
            {MESSAGE_ACTIONS.remove}
          </RowButton>
        </RowButtons>
      )}
    </>
  );
}
