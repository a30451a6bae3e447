import { isLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useLayoutEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { readReturnPath } from '../../accounts/sign-in/return-path.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { sayRequest } from './request-facts.tsx';
import styles from './saved-dates.module.css';
import { findSavedRequest, leadsToRequest, SAVED_DATES_ID, type SavedRequest } from './saved-request.ts';

/** What a visitor who signs in on the way to a request has filled in; nothing for all others. */
export function SavedDates() {
  const texts = useTexts();
  const { language, onTheWay: words } = texts;
  const [saved, setSaved] = useState<SavedRequest>();

  useLayoutEffect(() => {
    if (leadsToRequest(readReturnPath(language))) setSaved(findSavedRequest());
  }, [language]);

  const { startDate = '', endDate = '', numberOfGuests, sent } = saved ?? {};
  const isFilled = isLocalDate(startDate) && isLocalDate(endDate) && startDate < endDate;
  const facts = { startDate, endDate, guests: Number(numberOfGuests) || 1, total: sent?.body.expectedTotal };
  return (
    <div className={styles.place} id={SAVED_DATES_ID}>
      {isFilled && <Banner kind="note">{words.saved(sayRequest(facts, texts))}</Banner>}
    </div>
  );
}
