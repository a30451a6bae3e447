import type { VisitCounts } from '@approdo/shared/contract/site/visits';
import { formatEuros } from '@approdo/shared/domain/money/money';
import figureTable from '../../figures/figure-table.module.css';
import { FOUND_BY } from '../../texts/bookings.ts';
import { FOUND_BY_TABLE, VISITS } from '../../texts/visits.ts';
import styles from './visits.module.css';

/** What each way of being found brought, by the words of those who asked. */
export function FoundByTable({ channels }: Pick<VisitCounts, 'channels'>) {
  if (channels.length === 0) return <p className={styles.soft}>{VISITS.nothing}</p>;
  return (
    <table className={figureTable.table}>
      <thead>
        <tr>
          <th scope="col">{FOUND_BY_TABLE.way}</th>
          <th scope="col">{FOUND_BY_TABLE.requests}</th>
          <th scope="col">{FOUND_BY_TABLE.confirmations}</th>
          <th scope="col">{FOUND_BY_TABLE.income}</th>
        </tr>
      </thead>
      <tbody>
        {channels.map(({ foundBy, requests, confirmations, incomeCents, toAgree }) => (
          <tr key={foundBy}>
            <th scope="row">{foundBy === null ? FOUND_BY_TABLE.none : FOUND_BY[foundBy]}</th>
            <td>{requests}</td>
            <td>{confirmations}</td>
            <td>
              {formatEuros(incomeCents)}{' '}
              {toAgree > 0 && <span className={styles.soft}>{FOUND_BY_TABLE.toAgree(toAgree)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
