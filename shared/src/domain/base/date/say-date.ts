import { ITALIAN, type Language } from '../language/language.ts';
import { CALENDAR_NAMES } from './calendar-names.ts';
import {
  formatInstantDateTime,
  formatInstantTime,
  formatLocalDate,
  type LocalDate,
  todayInRome,
} from './local-date.ts';

/**
 * A date within a sentence or a letter. Italian uses `5 novembre 2026` there, while a date alone on a screen is
 * `nov 05, 2026` (SPEC.md section 9); other languages have one form for both.
 */
export function sayLocalDate(date: LocalDate, language: Language = ITALIAN): string {
  if (language !== ITALIAN) return formatLocalDate(date, language);
  const [day, month] = [Number(date.slice(8)), Number(date.slice(5, 7))];
  return `${day} ${CALENDAR_NAMES.it.months[month - 1]} ${date.slice(0, 4)}`;
}

/** The Roman date of an ISO 8601 instant, within a sentence. Throws on text that is no instant. */
export function sayInstantDate(iso: string, language: Language = ITALIAN): string {
  return sayLocalDate(todayInRome(new Date(iso)), language);
}

/** The Roman date and time of an ISO 8601 instant as `5 novembre 2026 alle 18:30`. Throws on text that is no instant. */
export function sayInstantDateTime(iso: string, language: Language = ITALIAN): string {
  if (language !== ITALIAN) return formatInstantDateTime(iso, language);
  return `${sayInstantDate(iso)} alle ${formatInstantTime(iso)}`;
}

const WITH_A_VOWEL = `(?:8|11) (?:${CALENDAR_NAMES.it.months.join('|')})`;
const BEFORE_A_VOWEL = new RegExp(`\\b((?:i|a|da|de|ne|su)l) (?=${WITH_A_VOWEL})`, 'gi');
const BEGINS_WITH_A_VOWEL = new RegExp(`^${WITH_A_VOWEL}`);

/** Elides Italian articles before dates that begin with a vowel: `dal 11 maggio` becomes `dall’11 maggio`. */
export function elideBeforeDates(italian: string): string {
  return italian.replaceAll(BEFORE_A_VOWEL, (_, article: string) => elide(article));
}

/** Joins an Italian article to a text, elided where that is such a date: `il`, `8 maggio`. */
export function joinToArticle(article: string, text: string): string {
  return BEGINS_WITH_A_VOWEL.test(text) ? `${elide(article)}${text}` : `${article} ${text}`;
}

function elide(article: string): string {
  if (article === 'il') return 'l’';
  return article === 'Il' ? 'L’' : `${article}l’`;
}
