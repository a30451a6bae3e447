import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';

/** `nov 2026` of `2026-11`. */
export function sayMonth(month: string): string {
  return `${sayShortMonth(month)} ${month.slice(0, 4)}`;
}

/** `nov` of `2026-11`. */
export function sayShortMonth(month: string): string {
  return formatLocalDate(`${month}-01`).slice(0, 3);
}
