import { type MailStatus, mailStatus, type QueuedMail } from '@approdo/shared/contract/content/mail';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { NativeSelect } from '@mantine/core';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import kit from '../../kit/styles/kit.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import tables from '../../kit/table/table.module.css';
import { useChoice } from '../../kit/table/use-choice.ts';
import styles from './outbox-table.module.css';
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

const STATUSES = mailStatus.options;

type Props = { readonly messages: readonly QueuedMail[]; readonly actions: MailActions };

export function OutboxTable({ messages, actions }: Props) {
  const [status, chooseStatus] = useChoice('stato', ['all', ...STATUSES]);
  return (
    <DataTable
      label={MAIL.outbox}
      name="posta"
      rows={messages.filter((message) => status === 'all' || message.status === status)}
      keyOf={({ id }) => id}
      textOf={({ title, subject, to }) => `${title} ${subject} ${to.name} ${to.address}`}
      columns={[MESSAGE, TO, STATUS, CREATED]}
      filters={
        <NativeSelect
          aria-label={MAIL.status}
          value={status}
          data={[
            { value: 'all', label: MAIL.everyStatus },
            ...STATUSES.map((value) => ({ value, label: MAIL_STATUS[value] })),
          ]}
          onChange={({ currentTarget }) => chooseStatus(currentTarget.value)}
        />
      }
      actions={(message, describedBy) => {
        const button = { describedBy, isBusy: actions.isBusy(message) };
        return (
          <RowButtons>
            {SEND[message.status] && (
              <RowButton {...button} onClick={() => actions.send(message)}>
                {SEND[message.status]}
              </RowButton>
            )}
            <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(message)}>
              {MAIL_ACTIONS.remove}
            </RowButton>
          </RowButtons>
        );
      }}
    />
  );
}

const MESSAGE: Column<QueuedMail> = {
  key: 'messaggio',
  label: MAIL_COLUMNS.message,
  sortBy: ({ title }) => title,
  cell: ({ title, subject }) => (
    <>
      {title}
      {subject !== title && <span className={`${tables.detail} ${styles.detail}`}>{subject}</span>}
    </>
  ),
};

const TO: Column<QueuedMail> = {
  key: 'destinatario',
  label: MAIL_COLUMNS.to,
  sortBy: ({ to }) => to.address,
  cell: ({ to }) => (
    <>
      {to.name && <span className={kit.block}>{to.name}</span>}
      <span className={styles.address}>{to.address}</span>
    </>
  ),
};

const STATUS: Column<QueuedMail> = {
  key: 'stato',
  label: MAIL_COLUMNS.status,
  sortBy: ({ status }) => MAIL_STATUS[status],
  cell: (message) => (
    <>
      <Badge tone={TONES[message.status]}>{MAIL_STATUS[message.status]}</Badge>
      {listFacts(message).map((fact) => (
        <span key={fact} className={`${tables.detail} ${styles.detail}`}>
          {fact}
        </span>
      ))}
    </>
  ),
};

const CREATED: Column<QueuedMail> = {
  key: 'scritto',
  label: MAIL_COLUMNS.created,
  sortBy: ({ createdAt }) => createdAt,
  cell: ({ createdAt }) => <span className={kit.noWrap}>{formatInstantDateTime(createdAt)}</span>,
};

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
