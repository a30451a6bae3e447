import type { Language } from '../language/language.ts';
import { CALENDAR_NAMES, nameDayOfMonth, type Weekday } from './calendar-names.ts';
import { type LocalDate, type MonthDay, weekdayOf } from './local-date.ts';

/** Days since the beginning of the week, 0 to 6. */
export function placeInWeek(date: LocalDate, language: Language): number {
  return (weekdayOf(date) + 7 - CALENDAR_NAMES[language].firstWeekday) % 7;
}

/** The seven weekdays, from the first of the week. */
export function listWeekdays(language: Language): readonly Weekday[] {
  const { weekdays, firstWeekday } = CALENDAR_NAMES[language];
  return [...weekdays.slice(firstWeekday), ...weekdays.slice(0, firstWeekday)];
}

const AND: Readonly<Record<Language, string>> = { it: 'e', en: 'and', de: 'und', fr: 'et' };

/** `sabato e domenica` · `Saturday and Sunday` · `Samstag und Sonntag` · `le samedi et le dimanche`, of weekdays from 0 for Sunday. */
export function nameWeekdays(weekdays: readonly number[], language: Language): string {
  const names = weekdays.map((weekday) => CALENDAR_NAMES[language].weekdays[weekday]?.name ?? '');
  const withArticles = language === 'fr' ? names.map((name) => `le ${name}`) : names;
  const last = withArticles.slice(-1);
  return [...(withArticles.length > 1 ? [withArticles.slice(0, -1).join(', ')] : []), ...last].join(
    ` ${AND[language]} `,
  );
}

/** `giugno 2027` of a month `yyyy-MM`. */
export function nameMonth(month: string, language: Language): string {
  return `${nameMonthOfYear(month.slice(5, 7), language)} ${month.slice(0, 4)}`;
}

/** `12 giugno 2027` · `June 12, 2027` · `12. Juni 2027` · `12 juin 2027` */
export function nameDay(date: LocalDate, language: Language): string {
  return joinYear(nameDayOfYear(date.slice(5), language), date, language);
}

/** `25–31 marzo 2027` · `March 25–31, 2027` · `25.–31. März 2027`, or with both years; one day as `nameDay`. */
export function nameDates(from: LocalDate, to: LocalDate, language: Language): string {
  if (from === to) return nameDay(from, language);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${nameDay(from, language)} – ${nameDay(to, language)}`;
  return joinYear(nameDaysOfYear(from.slice(5), to.slice(5), language), to, language);
}

function joinYear(days: string, date: LocalDate, language: Language): string {
  return `${days}${language === 'en' ? ',' : ''} ${date.slice(0, 4)}`;
}

/** `1–15 giugno` · `June 1–15` · `1.–15. Juni` · `1er–15 juin`, or with both months where they differ, or lie a year apart. */
export function nameDaysOfYear(from: MonthDay, to: MonthDay, language: Language): string {
  const isWithinMonth = from.slice(0, 2) === to.slice(0, 2) && from < to;
  if (!isWithinMonth) return `${nameDayOfYear(from, language)} – ${nameDayOfYear(to, language)}`;
  return joinDayAndMonth(`${dayOf(from, language)}–${dayOf(to, language)}`, to, language);
}

/** `12 giugno` · `June 12` · `12. Juni` · `12 juin` */
export function nameDayOfYear(day: MonthDay, language: Language): string {
  return joinDayAndMonth(dayOf(day, language), day, language);
}

function joinDayAndMonth(days: string, monthDay: MonthDay, language: Language): string {
  const month = nameMonthOfYear(monthDay.slice(0, 2), language);
  return language === 'en' ? `${month} ${days}` : `${days} ${month}`;
}

function nameMonthOfYear(number: string, language: Language): string {
  return CALENDAR_NAMES[language].months[Number(number) - 1] ?? '';
}

function dayOf(day: MonthDay, language: Language): string {
  return nameDayOfMonth(Number(day.slice(3)), language);
}
