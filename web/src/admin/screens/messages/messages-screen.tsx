import type { ContactMessage } from '@approdo/shared/contract/contact';
import { SegmentedControl } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useMessageActions, useMessages } from '../../resources/use-messages.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import type { Order } from '../../table/arrange-rows.ts';
import { CardList } from '../../table/card-list.tsx';
import { useChoice } from '../../table/use-choice.ts';
import { MESSAGE_FILTER, MESSAGE_ORDERS, MESSAGES } from '../../texts/messages.ts';
import { MessageCard } from './message-card.tsx';

const ORDERS: readonly Order<ContactMessage>[] = [
  { key: 'data', label: MESSAGE_ORDERS.created, by: ({ createdAt }) => createdAt },
  { key: 'nome', label: MESSAGE_ORDERS.name, by: ({ name }) => name },
];

export function MessagesScreen() {
  const query = useMessages();
  return (
    <ScreenFrame>
      <QueryFaces
        query={query}
        failure={MESSAGES.loadFailed}
        empty={{ when: (messages) => messages.length === 0, text: MESSAGES.empty }}
      >
        {(messages) => <MessageList messages={messages} />}
      </QueryFaces>
    </ScreenFrame>
  );
}

function MessageList({ messages }: { readonly messages: readonly ContactMessage[] }) {
  const actions = useMessageActions();
  const [state, chooseState] = useChoice('stato', ['all', 'open', 'answered']);
  return (
    <CardList
      label={MESSAGES.list}
      name="messaggi"
      rows={messages.filter(({ answered }) => state === 'all' || answered === (state === 'answered'))}
      keyOf={({ id }) => id}
      textOf={({ name, email, phone, message }) => `${name} ${email} ${phone ?? ''} ${message}`}
      orders={ORDERS}
      filters={
        <SegmentedControl
          aria-label={MESSAGES.state}
          value={state}
          onChange={chooseState}
          data={Object.entries(MESSAGE_FILTER).map(([value, label]) => ({ value, label }))}
        />
      }
    >
      {(message, id) => <MessageCard message={message} id={id} actions={actions} />}
    </CardList>
  );
}
