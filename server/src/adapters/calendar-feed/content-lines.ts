/** The lines of a component as in the file, without those that are not needed. */
export type Component = { readonly name: 'vevent' | 'vtimezone'; readonly lines: readonly string[] };

export type Components =
  | { readonly events: readonly Component[]; readonly zones: readonly Component[] }
  | { readonly fault: 'NO_CALENDAR' | 'CUT' | 'EVENTS' };

/** The event properties that its nights depend on. Guests' names and messages are dropped here. */
const EVENT_PROPERTIES = new Set(
  'UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP SUMMARY'.split(' '),
);

const MARKS = [0xef, 0xbb, 0xbf];
const LINE = /^([A-Za-z0-9-]+)\s*[;:]/;

/**
 * The events and time zones of all calendars in the file. Tolerates untidiness: a byte order mark, lone CR or LF, blank
 * and stray lines. Refuses truncated files: each BEGIN must have its END. Linear time.
 */
export function readComponents(bytes: Uint8Array, maxEvents: number): Components {
  const events: Component[] = [];
  const zones: Component[] = [];
  const open: string[] = [];
  let lines: string[] = [];
  let calendars = 0;

  for (const line of unfold(bytes)) {
    // An HTML page that shows a calendar is not a calendar.
    if (calendars === 0 && open.length === 0 && line.startsWith('<')) return { fault: 'NO_CALENDAR' };
    const name = LINE.exec(line)?.[1]?.toUpperCase();
    if (name === undefined) continue;
    const component = frameOf(line, name).toUpperCase();
    if (name === 'BEGIN') {
      if (!mayBegin(component, open)) return { fault: open.length === 0 ? 'NO_CALENDAR' : 'CUT' };
      open.push(component);
      if (open.length === 2) lines = [];
    }
    if (isRead(name, open)) lines.push(line);
    if (name !== 'END') continue;
    if (open.pop() !== component) return { fault: 'CUT' };
    if (open.length === 0) calendars += 1;
    if (open.length !== 1) continue;
    if (component === 'VTIMEZONE') zones.push({ name: 'vtimezone', lines });
    if (component !== 'VEVENT') continue;
    events.push({ name: 'vevent', lines });
    if (events.length > maxEvents) return { fault: 'EVENTS' };
  }
  if (open.length > 0) return { fault: 'CUT' };
  return calendars > 0 ? { events, zones } : { fault: 'NO_CALENDAR' };
}

/** Calendars are not nested, and neither are events. */
function mayBegin(component: string, open: readonly string[]): boolean {
  if (open.length === 0) return component === 'VCALENDAR';
  return component !== 'VCALENDAR' && (component !== 'VEVENT' || open.length === 1);
}

/** Whether a line is needed: some properties of events, nothing of their alarms, everything of time zones. */
function isRead(name: string, open: readonly string[]): boolean {
  if (open[1] === 'VTIMEZONE') return true;
  return (
    open[1] === 'VEVENT' && open.length === 2 && (EVENT_PROPERTIES.has(name) || name === 'BEGIN' || name === 'END')
  );
}

function frameOf(line: string, name: string): string {
  return name === 'BEGIN' || name === 'END' ? line.slice(line.search(/[;:]/) + 1).trim() : '';
}

/**
 * Unfolded lines. Folding counts bytes and may split a character (RFC 5545, 3.1), so lines are joined as bytes before
 * they are decoded as UTF-8.
 */
function* unfold(bytes: Uint8Array): Generator<string> {
  const start = MARKS.every((mark, index) => bytes[index] === mark) ? MARKS.length : 0;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start).toString('latin1');
  let whole = '';
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      whole += line.slice(1);
      continue;
    }
    if (whole !== '') yield Buffer.from(whole, 'latin1').toString('utf8');
    whole = line;
  }
  if (whole !== '') yield Buffer.from(whole, 'latin1').toString('utf8');
}
