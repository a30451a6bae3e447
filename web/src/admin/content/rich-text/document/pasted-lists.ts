/** What Word says of a paragraph that is a point of a list: `mso-list:l0 level2 lfo1`. */
const POINT = /mso-list:\s*l\d+\s+level(\d)/i;

/** Word writes the bullet or number into the text, and says that it did. */
const MARKER = /mso-list:\s*ignore/i;

/** A point of a list as its program told of it. */
type Point = {
  /** Of the list of its own, or of the paragraph, that the point came in. */
  readonly holder: HTMLElement;
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  /** The number that it has, where it has one. */
  readonly number: number;
  readonly content: readonly Node[];
};

/** Lists of Word and of Word in the browser, which write each point by itself and say its level, as lists. */
export function rebuildLists(body: HTMLElement): void {
  unwrapLists(body);
  let open: HTMLElement[] = [];
  for (const holder of body.querySelectorAll<HTMLElement>('p, ul, ol')) {
    const points = holder.matches('p') ? readWordPoint(holder) : readLevelledPoints(holder);
    if (points.length === 0) {
      // A paragraph within a point ends nothing.
      if (!open[0]?.contains(holder)) open = [];
      continue;
    }
    // Nothing but spaces stands between the list and what goes on with it.
    if (open[0] === undefined || holder.previousElementSibling !== open[0]) open = [];
    for (const point of points) open = addPoint(open, point);
    if (holder.matches('ul, ol')) holder.remove();
  }
}

/** Word in the browser puts each list into a block of its own. */
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

/** Those of a list that says the level of each, none of any other; one that lies in another says it by that. */
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

/** The open lists with the point in the one of its level, and with those that were not there yet. */
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

/** Takes the bullet or number out of the text, and tells which of the two it was. */
function takeMarker(paragraph: HTMLElement): Pick<Point, 'tag' | 'number'> {
  const markers = [...paragraph.querySelectorAll('[style]')].filter((element) =>
    MARKER.test(element.getAttribute('style') ?? ''),
  );
  const text = markers.map((marker) => marker.textContent).join('');
  for (const marker of markers) marker.remove();
  const [, sign = '', digits] = /^\s*((\d+)|[a-z]+)[.)]/i.exec(text) ?? [];
  return { tag: sign === '' ? 'ul' : 'ol', number: Number(digits ?? 1) };
}
