type Tall = { readonly height: number; readonly above: number; readonly holdsNext?: true };

export type Placed<Line> = { readonly line: Line /** From the top of the column. */; readonly y: number };

/**
 * Puts lines on pages of the given height. Lines that belong together move to the next page together, unless they are
 * taller than a page; each page has at least one line.
 */
export function paginate<Line extends Tall>(lines: readonly Line[], height: number): Placed<Line>[][] {
  const pages: Placed<Line>[][] = [];
  let page: Placed<Line>[] = [];
  let y = 0;
  for (const group of groupsOf(lines)) {
    const needed = group.reduce((sum, line) => sum + line.above + line.height, 0);
    if (page.length > 0 && y + needed > height && needed <= height) closePage();
    for (const line of group) {
      if (page.length > 0 && y + line.above + line.height > height) closePage();
      const top = page.length === 0 ? 0 : y + line.above;
      page.push({ line, y: top });
      y = top + line.height;
    }
  }
  closePage();
  return pages;

  function closePage(): void {
    pages.push(page);
    page = [];
    y = 0;
  }
}

function groupsOf<Line extends Tall>(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  let isHeld = false;
  for (const line of lines) {
    const last = groups.at(-1);
    if (isHeld && last) last.push(line);
    else groups.push([line]);
    isHeld = line.holdsNext === true;
  }
  return groups;
}
