import type { ContactMessage } from '@approdo/shared/contract/contact';
import { formatInstantDateTime } from '@approdo/shared/domain/local-date';
import { Button } from '@mantine/core';
import { Badge } from '../../badge/badge.tsx';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import { MESSAGE_ACTIONS, MESSAGES } from '../../texts/messages.ts';
import { answerAddress, mailAddress } from './answer-address.ts';
import styles from './message-card.module.css';
import type { MessageActions } from './use-messages.ts';

type Props = { readonly message: ContactMessage; readonly id: string; readonly actions: MessageActions };

export function MessageCard({ message, id, actions }: Props) {
  const { answered } = message;
  const button = { describedBy: id, isBusy: actions.isBusy(message) };
  return (
    <>
      <div className={styles.head}>
        <strong className={styles.name} id={id} tabIndex={-1}>
          {message.name}
        </strong>
        <Badge tone={answered ? 'done' : 'waiting'}>{answered ? MESSAGES.answered : MESSAGES.toAnswer}</Badge>
      </div>
      <p className={styles.reach}>
        <span className={styles.date}>{formatInstantDateTime(message.createdAt)}</span>
        <a href={mailAddress(message.email)}>{message.email}</a>
        {message.phone && (
          <a href={`tel:${message.phone.replace(/[^+\d]/g, '')}`} aria-label={`${MESSAGES.phone} ${message.phone}`}>
            {message.phone}
          </a>
        )}
      </p>
      <p className={styles.text}>{message.message}</p>
      <RowButtons>
        <Button component="a" size="xs" px="xs" href={answerAddress(message)} aria-describedby={id}>
          {MESSAGE_ACTIONS.answer}
        </Button>
        <RowButton {...button} onClick={() => actions.mark(message, !answered)}>
          {answered ? MESSAGE_ACTIONS.markOpen : MESSAGE_ACTIONS.markAnswered}
        </RowButton>
        <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(message)}>
          {MESSAGE_ACTIONS.remove}
        </RowButton>
      </RowButtons>
    </>
  );
}
