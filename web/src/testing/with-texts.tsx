import type { Language } from '@approdo/shared/domain/base/language/language';
import type { ReactNode } from 'react';
import { catalogues } from '../site/texts/catalogues.ts';
import { PageTextsContext } from '../site/texts/use-page-texts.ts';
import { TextsContext } from '../site/texts/use-texts.ts';
import type { CalendarWords } from '../ui/availability-calendar/calendar-words.ts';

/** The texts of the calendar on an Italian page. */
export const italianCalendar: CalendarWords = catalogues.it.islands.calendar;

/** Renders a part of a page or an island with the texts of that language. */
export function withTexts(language: Language, element: ReactNode): ReactNode {
  const texts = catalogues[language];
  return (
    <PageTextsContext value={texts}>
      <TextsContext value={{ ...texts.islands, ...texts.further }}>{element}</TextsContext>
    </PageTextsContext>
  );
}
