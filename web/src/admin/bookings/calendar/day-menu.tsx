import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import { addressOfBooking } from '../../stays/stays/index.ts';
import { type DayFacts, nameBar } from './describe-days.ts';
import styles from './stay-grid.module.css';
import { STAY_CALENDAR } from './texts.ts';

export type MenuWays = { readonly onClose: () => void; readonly onChoose: (day: LocalDate) => void };

type Props = MenuWays & { readonly day: LocalDate; readonly facts: DayFacts };

/** Without key events: the key press that opens the menu would count as outside and close it. */
const OUTSIDE = ['mousedown', 'touchstart'];

/** Rendered outside the scrolling box, which would clip it. */
const WITHIN_SCREEN = { target: 'main' };

/** A menu of the bars on a day, if several, and of the day itself if free. */
export function DayMenu({ day, facts, onClose, onChoose }: Props) {
  return (
    <Menu
      opened
      onClose={onClose}
      clickOutsideEvents={OUTSIDE}
      position="bottom-start"
      portalProps={WITHIN_SCREEN}
      withInitialFocusPlaceholder={false}
      trapFocus
      returnFocus={false}
    >
      <Menu.Target>
        <button
          type="button"
          className={styles.menuPlace}
          tabIndex={-1}
          aria-label={STAY_CALENDAR.dayMenu(sayLocalDate(day))}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {facts.bars.map((bar) => (
          <Menu.Item key={bar.id} mih="2.75rem" component={Link} to={addressOfBooking(bar.id)}>
            {nameBar(bar)}
          </Menu.Item>
        ))}
        {facts.isFree && (
          <Menu.Item mih="2.75rem" onClick={() => onChoose(day)}>
            {STAY_CALENDAR.chooseDay}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
