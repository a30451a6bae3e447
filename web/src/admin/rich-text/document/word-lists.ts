/** What Word says of a paragraph that is a point of a list: `mso-list:l0 level2 lfo1`. */
const POINT = /mso-list:\s*l\d+\s+level(\d)/i;

/** Word writes the bullet or number into the text, and says that it did. */
const MARKER = /mso-list:\s*ignore/i;

/** Turns the paragraphs that Word writes for the points of a list into lists. */
export function rebuildWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(POINT.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    if (!followsList(paragraph, open[0])) open = [];
    const tag = takeMarker(paragraph);
    open = openLevel({ open: open.slice(0, level), level, tag, before: paragraph });
    const point = paragraph.ownerDocument.createElement('li');
    point.append(paragraph);
    open.at(-1)?.append(point);
  }
}

/** Whether nothing but spaces stands between the list and the paragraph. */
function followsList(paragraph: Element, list: Element | undefined): boolean {
  return list !== undefined && paragraph.previousElementSibling === list;
}

type Level = {
  readonly open: readonly HTMLElement[];
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  readonly before: HTMLElement;
};

/** The lists from the outermost to the one of the level, with those that are not there yet. */
function openLevel({ open, level, tag, before }: Level): HTMLElement[] {
  const lists = [...open];
  while (lists.length < level) {
    const list = before.ownerDocument.createElement(tag);
    const outer = lists.at(-1);
    if (!outer) before.before(list);
    else (outer.lastElementChild ?? outer).append(list);
    lists.push(list);
  }
  return lists;
}

/** Takes the bullet or number out of the text, and tells which of the two it was. */
function takeMarker(paragraph: HTMLElement): 'ul' | 'ol' {
  const markers = [...paragraph.querySelectorAll('[style]')].filter((element) =>
    MARKER.test(element.getAttribute('style') ?? ''),
  );
  const text = markers.map((marker) => marker.textContent).join('');
  for (const marker of markers) marker.remove();
  return /^\s*[\da-z]+[.)]/i.test(text) ? 'ol' : 'ul';
}
