import type { Language } from '@approdo/shared/domain/base/language/language';
import type { ReactNode } from 'react';
import { catalogues } from '../site/texts/catalogues.ts';
import { PageTextsContext } from '../site/texts/use-page-texts.ts';
import { TextsContext } from '../site/texts/use-texts.ts';
import type { CalendarWords } from '../ui/availability-calendar/calendar-words.ts';

/** What a calendar says on an Italian page. */
export const italianCalendar: CalendarWords = catalogues.it.islands.calendar;

/** A part of a page or an island, with the texts that it would have on a page of that language. */
export function sayIn(language: Language, shown: ReactNode): ReactNode {
  const texts = catalogues[language];
  return (
    <PageTextsContext value={texts}>
      <TextsContext value={{ ...texts.islands, ...texts.further }}>{shown}</TextsContext>
    </PageTextsContext>
  );
}
