import type { Turnover, TurnoverMarks } from '@approdo/shared/contract/bookings/turnovers';
import { formatInstantTime, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { listExtrasIn } from '@approdo/shared/words/prices/extra-label';
import { useId } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { type FurtherTexts, useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './cleaning-island.module.css';

type CardProps = {
  readonly turnover: Turnover;
  /** Why the last mark could not be saved. */
  readonly failure: string | undefined;
  readonly onMark: (marks: TurnoverMarks) => void;
};

/** A departure: its time, the next arrival, the tasks, and readiness. */
export function TurnoverCard({ turnover, failure, onMark }: CardProps) {
  const texts = useFurtherTexts();
  const { cleaning: words, language } = texts;
  const heading = useId();
  const { day, checkOutBy, checkInFrom, arriving, items, isReady, readyAt } = turnover;
  return (
    <section className={styles.card} aria-labelledby={heading} data-ready={isReady}>
      <h2 id={heading}>{formatLocalDate(day, language)}</h2>
      <ul className={styles.facts}>
        {checkOutBy && <li>{words.leaveBy(checkOutBy)}</li>}
        <li>
          <strong>{sayArrival(turnover, texts)}</strong>
        </li>
        {arriving && checkInFrom && <li>{words.arriveFrom(checkInFrom)}</li>}
        {arriving?.extras && <li>{words.extras(listExtrasIn(arriving.extras, language))}</li>}
        {arriving?.note && <li className={styles.note}>{arriving.note}</li>}
      </ul>
      {items.length > 0 && (
        <fieldset className={styles.items}>
          <legend>{words.todo}</legend>
          {items.map(({ id, text, isDone }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={isDone}
                onChange={(event) => onMark({ items: [{ id, isDone: event.currentTarget.checked }] })}
              />
              {text}
            </label>
          ))}
        </fieldset>
      )}
      {failure !== undefined && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <div className={styles.state}>
        {isReady && readyAt ? (
          <>
            <p role="status">{words.readyAt(formatInstantTime(readyAt, language))}</p>
            <button
              type="button"
              className={buttons.quiet}
              aria-describedby={heading}
              onClick={() => onMark({ isReady: false })}
            >
              {words.notReady}
            </button>
          </>
        ) : (
          <button
            type="button"
            className={buttons.button}
            aria-describedby={heading}
            onClick={() => onMark({ isReady: true })}
          >
            {words.ready}
          </button>
        )}
      </div>
    </section>
  );
}

function sayArrival({ nextArrival, arriving }: Turnover, { cleaning: words, language }: FurtherTexts): string {
  if (!arriving || nextArrival === null) return words.nobody;
  const date = formatLocalDate(nextArrival, language);
  const { numberOfGuests, linen } = arriving;
  if (numberOfGuests === null) return words.arriveSome(date);
  const arrivalText = numberOfGuests === 1 ? words.arriveOne(date) : words.arriveMany(String(numberOfGuests), date);
  return linen ? words.withLinen(arrivalText) : arrivalText;
}
