import type { Language } from '../language/language.ts';

type CalendarNames = {
  readonly months: readonly string[];
  /** Abbreviations for dates; left out where dates show the whole name. */
  readonly shortMonths?: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly Weekday[];
  /** The weekday that a week begins with, 0 for Sunday. */
  readonly firstWeekday: 0 | 1;
};

export type Weekday = { readonly name: string; readonly short: string };

/**
 * Names of months and days by language. Not from Intl, whose names differ between engines: the server's page and the
 * browser's hydrated one must be the same. Italian weeks start on Sunday by
 * SPEC.md section 2.
 */
export const CALENDAR_NAMES: Readonly<Record<Language, CalendarNames>> = {
  it: {
    months: listNames('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
    shortMonths: listNames('gen feb mar apr mag giu lug ago set ott nov dic'),
    weekdays: pairUp('domenica lunedì martedì mercoledì giovedì venerdì sabato', 'dom lun mar mer gio ven sab'),
    firstWeekday: 0,
  },
  en: {
    months: listNames('January February March April May June July August September October November December'),
    shortMonths: listNames('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: pairUp('Sunday Monday Tuesday Wednesday Thursday Friday Saturday', 'Sun Mon Tue Wed Thu Fri Sat'),
    firstWeekday: 0,
  },
  de: {
    months: listNames('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    weekdays: pairUp('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag', 'So Mo Di Mi Do Fr Sa'),
    firstWeekday: 1,
  },
  fr: {
    months: listNames('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    weekdays: pairUp('dimanche lundi mardi mercredi jeudi vendredi samedi', 'dim. lun. mar. mer. jeu. ven. sam.'),
    firstWeekday: 1,
  },
};

/** A day of a month as written before the month's name: `1` · `1.` · `1er`, the only ordinal in French dates. */
export function nameDayOfMonth(day: number, language: Language): string {
  if (language === 'de') return `${day}.`;
  return language === 'fr' && day === 1 ? '1er' : String(day);
}

function listNames(names: string): readonly string[] {
  return names.split(' ');
}

function pairUp(names: string, shorts: string): readonly Weekday[] {
  const short = listNames(shorts);
  return listNames(names).map((name, index) => ({ name, short: short[index] ?? name }));
}
