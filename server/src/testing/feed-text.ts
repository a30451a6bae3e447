/** A property of an event as it is written, or several: `DTSTART;VALUE=DATE:20270612`. */
type Line = string;

export type FeedTextOptions = {
  /** Between BEGIN:VCALENDAR and the first component. */
  readonly head?: readonly Line[];
  /** What lines end with: CRLF by the standard. */
  readonly lineEnd?: string;
};

const HEAD = ['VERSION:2.0', 'PRODID:-//Portale di prova//IT'];

/** A whole calendar of these components, each its lines. */
export function feedText(
  components: readonly (readonly Line[])[],
  { head = HEAD, lineEnd = '\r\n' }: FeedTextOptions = {},
): string {
  return ['BEGIN:VCALENDAR', ...head, ...components.flat(), 'END:VCALENDAR', ''].join(lineEnd);
}

/** The lines of an event. */
export function vevent(...lines: readonly Line[]): Line[] {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
}

/** `2027-06-12` as iCalendar writes it. */
export function compact(date: string): string {
  return date.replaceAll('-', '');
}

/** The lines of an event of whole days, with the day of departure excluded. */
export function days(uid: string, startDate: string, endDate: string, ...more: readonly Line[]): Line[] {
  return vevent(
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${compact(startDate)}`,
    `DTEND;VALUE=DATE:${compact(endDate)}`,
    ...more,
  );
}
