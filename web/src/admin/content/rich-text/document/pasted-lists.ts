/** Word's mark for a paragraph that is a list item: `mso-list:l0 level2 lfo1`. */
const POINT = /mso-list:\s*l\d+\s+level(\d)/i;

/** Word writes the bullet or number into the text, and marks it so. */
const MARKER = /mso-list:\s*ignore/i;

/** A list item as its program described it. */
type Point = {
  /** The paragraph, or the one-item list, that the item came in. */
  readonly holder: HTMLElement;
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  /** The item's number, if it has one. */
  readonly number: number;
  readonly content: readonly Node[];
};

/** Rebuilds the lists of Word and Word for the web, which write each item separately with its level. */
export function rebuildLists(body: HTMLElement): void {
  unwrapLists(body);
  let open: HTMLElement[] = [];
  for (const holder of body.querySelectorAll<HTMLElement>('p, ul, ol')) {
    const points = holder.matches('p') ? readWordPoint(holder) : readLevelledPoints(holder);
    if (points.length === 0) {
      // A paragraph within an item ends nothing.
      if (!open[0]?.contains(holder)) open = [];
      continue;
    }
    // Nothing but white space stands between the list and its continuation.
    if (open[0] === undefined || holder.previousElementSibling !== open[0]) open = [];
    for (const point of points) open = addPoint(open, point);
    if (holder.matches('ul, ol')) holder.remove();
  }
}

/** Word for the web puts each list into a block of its own. */
function unwrapLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul, ol')) {
    const around = list.parentElement;
    const isAlone = around?.matches('div') && around.children.length === 1 && !hasOtherText(around, list);
    if (isAlone) around?.replaceWith(list);
  }
}

function hasOtherText(around: Element, list: Element): boolean {
  return around.textContent?.trim() !== list.textContent?.trim();
}

function readWordPoint(paragraph: HTMLElement): Point[] {
  const level = Number(POINT.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
  if (level === 0) return [];
  const { tag, number } = takeMarker(paragraph);
  return [{ holder: paragraph, level, tag, number, content: [paragraph] }];
}

/** The items of a list that gives each one's level; none for other lists, which nest instead. */
function readLevelledPoints(list: HTMLElement): Point[] {
  if (list.parentElement?.closest('ul, ol') || list.querySelector('ul, ol')) return [];
  const tag = list.matches('ol') ? 'ol' : 'ul';
  const points = [...list.children].filter((child) => child instanceof HTMLElement);
  const levels = points.map((point) => Number(point.dataset.ariaLevel ?? point.getAttribute('aria-level') ?? 0));
  if (levels.length === 0 || levels.some((level) => !(level >= 1 && level <= MOST_LEVELS))) return [];
  const start = Number(list.getAttribute('start') ?? 1);
  return points.map((point, index) => ({
    holder: list,
    level: levels[index] ?? 1,
    tag,
    number: start + index,
    content: [...point.childNodes],
  }));
}

/** Word has nine. */
const MOST_LEVELS = 9;

/** Adds the item to the open list of its level, and returns the open lists, including new ones. */
function addPoint(open: readonly HTMLElement[], { holder, level, tag, number, content }: Point): HTMLElement[] {
  const lists = open.slice(0, level);
  if (lists.length === level && !lists.at(-1)?.matches(tag)) lists.pop();
  while (lists.length < level) {
    const list = holder.ownerDocument.createElement(tag);
    if (tag === 'ol' && lists.length === level - 1 && number !== 1) list.setAttribute('start', String(number));
    const outer = lists.at(-1);
    if (!outer) holder.before(list);
    else (outer.lastElementChild ?? outer).append(list);
    lists.push(list);
  }
  const point = holder.ownerDocument.createElement('li');
  point.append(...content);
  lists.at(-1)?.append(point);
  return lists;
}

/** Removes the bullet or number from the text, and returns which of the two it was. */
function takeMarker(paragraph: HTMLElement): Pick<Point, 'tag' | 'number'> {
  const markers = [...paragraph.querySelectorAll('[style]')].filter((element) =>
    MARKER.test(element.getAttribute('style') ?? ''),
  );
  const text = markers.map((marker) => marker.textContent).join('');
  for (const marker of markers) marker.remove();
  const [, sign = '', digits] = /^\s*((\d+)|[a-z]+)[.)]/i.exec(text) ?? [];
  return { tag: sign === '' ? 'ul' : 'ol', number: Number(digits ?? 1) };
}
