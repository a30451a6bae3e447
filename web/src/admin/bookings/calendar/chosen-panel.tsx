import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import { addressOfNewBooking } from '../../stays/stays/index.ts';
import { stayOf } from './choose-days.ts';
import styles from './chosen-panel.module.css';
import { CHOSEN_DAYS } from './texts.ts';

type Props = {
  readonly chosen: Stay | undefined;
  /** The element to focus once days are chosen by keyboard. */
  readonly first: RefObject<HTMLAnchorElement | null>;
  readonly onBlock: () => void;
  readonly onLeave: () => void;
};

/** Actions on the chosen days, which are announced to screen readers. */
export function ChosenPanel({ chosen, first, onBlock, onLeave }: Props) {
  const rangeText = chosen && CHOSEN_DAYS.range(sayLocalDate(chosen.startDate), sayLocalDate(chosen.endDate));
  return (
    <>
      <p className="visually-hidden" role="status">
        {rangeText}
      </p>
      {chosen && (
        <section
          className={styles.panel}
          aria-label={CHOSEN_DAYS.name}
          onKeyDown={(event) => event.key === 'Escape' && onLeave()}
        >
          <p className={`${kit.strong} ${kit.flush}`}>{rangeText}</p>
          <div className={styles.buttons}>
            <Button ref={first} component={Link} to={addressOfNewBooking(stayOf(chosen))}>
              {CHOSEN_DAYS.book}
            </Button>
            <Button variant="outline" onClick={onBlock}>
              {CHOSEN_DAYS.block}
            </Button>
            <Button variant="subtle" onClick={onLeave}>
              {CHOSEN_DAYS.leave}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
