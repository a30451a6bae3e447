import type { MailStatus, QueuedMail } from '@approdo/shared/contract/content/mail';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { NativeSelect } from '@mantine/core';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import { Fold } from '../../kit/frame/fold.tsx';
import kit from '../../kit/styles/kit.module.css';
import type { Order } from '../../kit/table/arrange-rows.ts';
import { CardList } from '../../kit/table/card-list.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import tables from '../../kit/table/table.module.css';
import { useChoice } from '../../kit/table/use-choice.ts';
import { MAIL, MAIL_ACTIONS, MAIL_COLUMNS, MAIL_FACTS, MAIL_STATUS } from './texts/mail.ts';
import type { MailActions } from './use-mail.ts';

const TONES: Readonly<Record<MailStatus, Tone>> = {
  WAITING: 'waiting',
  SENT: 'done',
  FILED: 'waiting',
  FAILED: 'careful',
  HELD: 'waiting',
};

/** The button's label by status; mail that was already sent cannot be sent again. */
const SEND: Partial<Readonly<Record<MailStatus, string>>> = {
  WAITING: MAIL_ACTIONS.tryNow,
  FAILED: MAIL_ACTIONS.sendAgain,
  HELD: MAIL_ACTIONS.send,
};

const ORDERS: readonly Order<QueuedMail>[] = [
  { key: 'messaggio', label: MAIL_COLUMNS.message, by: ({ title }) => title },
  { key: 'destinatario', label: MAIL_COLUMNS.to, by: ({ to }) => to.address },
  { key: 'stato', label: MAIL.status, by: ({ status }) => MAIL_STATUS[status] },
  { key: 'scritto', label: MAIL_COLUMNS.created, by: ({ createdAt }) => createdAt },
];

export const LEFT_STATUSES: readonly MailStatus[] = ['SENT', 'FILED'];

/** Of mail that has not left: it is tried again, or waits for the owner. */
export const WAITING_STATUSES: readonly MailStatus[] = ['WAITING', 'FAILED', 'HELD'];

type Props = {
  readonly messages: readonly QueuedMail[];
  /** Those that are listed. */
  readonly statuses: readonly MailStatus[];
  readonly actions: MailActions;
};

/** Messages, a line each, which unfolds. */
export function OutboxList({ messages, statuses, actions }: Props) {
  const [status, chooseStatus] = useChoice('stato', ['all', ...statuses]);
  const chosen = status === 'all' ? statuses : [status];
  return (
    <CardList
      label={MAIL.outbox}
      name="posta"
      rows={messages.filter((message) => chosen.includes(message.status))}
      textOf={({ title, subject, to }) => `${title} ${subject} ${to.name} ${to.address}`}
      orders={ORDERS}
      filters={
        <NativeSelect
          aria-label={MAIL.status}
          value={status}
          data={[
            { value: 'all', label: MAIL.everyStatus },
            ...statuses.map((value) => ({ value, label: MAIL_STATUS[value] })),
          ]}
          onChange={({ currentTarget }) => chooseStatus(currentTarget.value)}
        />
      }
    >
      {(message, id) => <Message message={message} id={id} actions={actions} />}
    </CardList>
  );
}

type MessageProps = { readonly message: QueuedMail; readonly id: string; readonly actions: MailActions };

/** What waits is unfolded: it says why, and has the button that ends it. */
function Message({ message, id, actions }: MessageProps) {
  const { title, subject, to, status, createdAt } = message;
  const button = { describedBy: id, isBusy: actions.isBusy(message) };
  return (
    <Fold
      id={id}
      startsOpen={WAITING_STATUSES.includes(status)}
      title={
        <>
          <span>{title}</span>
          <span className={tables.detail}>
            {to.name || to.address} · {formatInstantDateTime(createdAt)}
          </span>
          <Badge tone={TONES[status]}>{MAIL_STATUS[status]}</Badge>
        </>
      }
    >
      <div className={`${kit.stack2} ${kit.wrapAnywhere}`}>
        {[...(subject === title ? [] : [subject]), to.address, ...listFacts(message)].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <RowButtons>
          {SEND[status] && (
            <RowButton {...button} onClick={() => actions.send(message)}>
              {SEND[status]}
            </RowButton>
          )}
          <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(message)}>
            {MAIL_ACTIONS.remove}
          </RowButton>
        </RowButtons>
      </div>
    </Fold>
  );
}

/** Details about a mail, beside its status. */
function listFacts({ status, attempts, lastError, nextAttemptAt, sentAt, isInvented }: QueuedMail): string[] {
  if (status === 'SENT' && sentAt) return [MAIL_FACTS.sentAt(formatInstantDateTime(sentAt))];
  if (status === 'FILED') return [];
  return [
    ...(attempts > 0 ? [MAIL_FACTS.attempts(attempts)] : []),
    ...(status === 'WAITING' && attempts > 0 && nextAttemptAt
      ? [MAIL_FACTS.nextAttempt(formatInstantDateTime(nextAttemptAt))]
      : []),
    ...(attempts > 0 && lastError ? [MAIL_FACTS.lastError(lastError)] : []),
    ...(isInvented ? [MAIL_FACTS.isInvented] : []),
  ];
}
