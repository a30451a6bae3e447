import { Check } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router-dom';
import { addressOfBooking, REQUESTS_ADDRESS, sayGuests } from '../../stays/stays/index.ts';
import { nameBar } from './describe-days.ts';
import type { FurtherBars, LaidBar } from './lay-rows.ts';
import styles from './stay-grid.module.css';
import { BAR_LETTERS, STAY_CALENDAR } from './texts.ts';

/** A stay bar linking to its page. Not a tab stop: the keyboard reaches it through the days. */
export const BarLink = memo(function BarLink({ laid }: { readonly laid: LaidBar }) {
  const { bar, isHeard, isFirst, isLast } = laid;
  return (
    <Link
      className={styles.bar}
      to={addressOfBooking(bar.id)}
      tabIndex={-1}
      draggable={false}
      data-kind={bar.kind}
      data-letter={BAR_LETTERS[bar.kind]}
      {...(isFirst && { 'data-first': '' })}
      {...(isLast && { 'data-last': '' })}
      {...(isHeard ? { 'aria-label': nameBar(bar) } : { 'aria-hidden': true })}
      {...(bar.numberOfGuests !== null && { title: sayGuests(bar.numberOfGuests) })}
      style={placeOf(laid)}
    >
      <span className={styles.label}>{bar.label}</span>
      {isLast && bar.isReady && <Check className={styles.ready} size={16} aria-hidden />}
    </Link>
  );
});

/** The number of requests that do not fit, linking to all of them. */
export function FurtherLink({ further }: { readonly further: FurtherBars }) {
  return (
    <Link className={styles.further} to={REQUESTS_ADDRESS} draggable={false} style={placeOf(further)}>
      {STAY_CALENDAR.more(further.count)}
      <span className="visually-hidden">{STAY_CALENDAR.moreRequests(further.count)}</span>
    </Link>
  );
}

function placeOf({ start, length, lane }: Pick<LaidBar, 'start' | 'length' | 'lane'>): CSSProperties {
  return { '--start': start, '--length': length, '--lane': lane } as CSSProperties;
}
