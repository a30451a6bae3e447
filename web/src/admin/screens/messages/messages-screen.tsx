import type { ContactMessage } from '@approdo/shared/contract/content/messages';
import { useMessageActions, useMessages } from '../../resources/use-messages.ts';
import { CardScreen } from '../../shell/card-screen.tsx';
import type { Order } from '../../table/arrange-rows.ts';
import { MESSAGE_FILTER, MESSAGE_ORDERS, MESSAGES } from '../../texts/messages.ts';
import { MessageCard } from './message-card.tsx';

const ORDERS: readonly Order<ContactMessage>[] = [
  { key: 'data', label: MESSAGE_ORDERS.created, by: ({ createdAt }) => createdAt },
  { key: 'nome', label: MESSAGE_ORDERS.name, by: ({ name }) => name },
];

export function MessagesScreen() {
  const actions = useMessageActions();
  return (
    <CardScreen
      query={useMessages()}
      says={MESSAGES}
      name="messaggi"
      textOf={({ name, email, phone, message }) => `${name} ${email} ${phone ?? ''} ${message}`}
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
