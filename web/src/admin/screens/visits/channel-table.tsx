import type { VisitCounts } from '@approdo/shared/contract/visits';
import { formatEuros } from '@approdo/shared/domain/money';
import { FOUND_BY } from '../../texts/bookings.ts';
import { CHANNELS, VISITS } from '../../texts/visits.ts';
import styles from './visits.module.css';

/** What each channel brought, by the words of those who asked. */
export function ChannelTable({ channels }: Pick<VisitCounts, 'channels'>) {
  if (channels.length === 0) return <p className={styles.soft}>{VISITS.nothing}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{CHANNELS.channel}</th>
          <th scope="col">{CHANNELS.requests}</th>
          <th scope="col">{CHANNELS.confirmations}</th>
          <th scope="col">{CHANNELS.income}</th>
        </tr>
      </thead>
      <tbody>
        {channels.map(({ foundBy, requests, confirmations, incomeCents, toAgree }) => (
          <tr key={foundBy}>
            <th scope="row">{foundBy === null ? CHANNELS.none : FOUND_BY[foundBy]}</th>
            <td>{requests}</td>
            <td>{confirmations}</td>
            <td>
              {formatEuros(incomeCents)}{' '}
              {toAgree > 0 && <span className={styles.soft}>{CHANNELS.toAgree(toAgree)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
