import { isDeepStrictEqual } from 'node:util';
import { findInPage, type Kind, type Sought } from './find-in-page.ts';
import type { NamedKey, Part, Tab } from './tab.ts';

/** How long a machine with much else to do may take to show something, in milliseconds. */
const PATIENCE = 15_000;

type Name = string | RegExp;

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Somebody at a browser, who knows of a page what is read, seen and heard of it. All that she does waits until it can be done. */
export type Person = {
  readonly open: (address: string) => Promise<void>;
  readonly press: (kind: Kind, name: Name) => Promise<void>;
  readonly see: (kind: Kind, name: Name) => Promise<void>;
  readonly seeNo: (kind: Kind, name: Name) => Promise<void>;
  /** In the place of what stands there. */
  readonly write: (label: Name, text: string) => Promise<void>;
  /** A day as `2026-06-05`, typed into a native field in which nothing stands. */
  readonly writeDate: (label: Name, day: string) => Promise<void>;
  /** An option of a list, by its words. */
  readonly pick: (label: Name, option: string) => Promise<void>;
  readonly seeValue: (label: Name, value: string) => Promise<void>;
  /** A field that is marked as wrong says so beside itself in these words. */
  readonly seeFault: (label: Name, words: RegExp) => Promise<void>;
  /** Where a field stands in the window, in CSS pixels, moved to its middle. */
  readonly boxOf: (label: Name) => Promise<Box>;
  readonly type: (text: string) => Promise<void>;
  readonly key: (key: NamedKey) => Promise<void>;
  /** Files by their paths, where a page or the part of it takes some. */
  readonly choose: (files: readonly string[]) => Promise<void>;
  readonly arriveAt: (address: RegExp) => Promise<void>;
  /** The same person, who looks at a part of the page alone. */
  readonly at: (kind: Kind, name: Name) => Person;
  /** By how much the page is wider than its window, in CSS pixels. */
  readonly overflow: () => Promise<number>;
  readonly tab: Tab;
};

/** What she does in a tab, inside the parts of its pages that she looks at. */
export function sitAt(tab: Tab, inside: readonly Sought[] = []): Person {
  const path = (kind: Kind, name: Name): Sought[] => [...inside, soughtBy(kind, name)];
  const find = (kind: Kind, name: Name) => tab.find(findInPage, path(kind, name));
  const say = (kind: Kind, name: Name) => path(kind, name).map(sayOf).join(' › ');

  async function doWith(kind: Kind, name: Name, act: (part: Part) => Promise<unknown>): Promise<void> {
    await untilDone(`${say(kind, name)} is not there`, tab, async () => {
      const part = await find(kind, name);
      if (!part || !(await isStill(part))) return false;
      await act(part);
      return true;
    });
  }

  async function enter(label: Name): Promise<void> {
    await doWith('field', label, async (field) => {
      await clickOn(field);
      if (!(await field.ask((element) => element === document.activeElement))) throw new Error('it has no focus');
    });
  }

  return {
    open: tab.open,
    press: (kind, name) => doWith(kind, name, clickOn),
    see: (kind, name) => doWith(kind, name, async () => undefined),
    seeNo: (kind, name) =>
      untilDone(`${say(kind, name)} is still there`, tab, async () => (await find(kind, name)) === undefined),
    write: async (label, text) => {
      await enter(label);
      await tab.selectAll();
      await tab.press('Backspace');
      await tab.type(text);
    },
    writeDate: async (label, day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      await enter(label);
      await tab.typeDate({ year, month, day: date });
    },
    // The list itself is drawn by the system, out of a driver's reach; by its keys it does the same.
    pick: (label, option) =>
      doWith('field', label, async (field) => {
        await field.ask(focusOn);
        await tab.type(option);
        const value = await field.ask(fieldValue);
        if (value !== option) throw new Error(`${value} was picked`);
      }),
    seeValue: async (label, value) => {
      let seen: string | null | undefined;
      await untilDone(
        () => `${say('field', label)} holds ${JSON.stringify(seen)} instead of ${JSON.stringify(value)}`,
        tab,
        async () => {
          seen = await (await find('field', label))?.ask(fieldValue);
          return seen === value;
        },
      );
    },
    seeFault: (label, words) =>
      untilDone(`${say('field', label)} tells of no fault ${words}`, tab, async () =>
        words.test((await (await find('field', label))?.ask(faultOf)) ?? ''),
      ),
    boxOf: async (label) => {
      let box: Box = { left: 0, top: 0, width: 0, height: 0 };
      await doWith('field', label, async (field) => {
        await field.ask(moveToMiddle);
        box = await field.ask(placeOf);
      });
      return box;
    },
    type: tab.type,
    key: tab.press,
    choose: async (files) => {
      await untilDone('nothing takes a file', tab, async () => {
        const field = await tab.find(() => document.querySelector('input[type="file"]'), null);
        await field?.choose(files);
        return field !== undefined;
      });
    },
    arriveAt: (address) =>
      untilDone(`the address is not ${address}`, tab, async () => {
        // A page that has no script yet does nothing with what is pressed.
        const [path, isLoaded] = await tab.ask(
          () => [location.pathname + location.search + location.hash, document.readyState === 'complete'] as const,
          null,
        );
        return isLoaded && address.test(path);
      }),
    at: (kind, name) => sitAt(tab, path(kind, name)),
    overflow: () => tab.ask(() => document.documentElement.scrollWidth - window.innerWidth, null),
    tab,
  };
}

/** In the middle of the window: at its edges the bars of the back office lie over what a driver would press. */
async function clickOn(part: Part): Promise<void> {
  await part.ask(moveToMiddle);
  await part.click();
}

/** In a page. */
function moveToMiddle(element: Element): null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** In a page. */
function focusOn(element: Element): null {
  if (element instanceof HTMLElement) element.focus();
  return null;
}

/** What opens or is being drawn anew moves: a press would go beside it, or be undone. */
async function isStill(part: Part): Promise<boolean> {
  const before = await part.ask(placeOf);
  await new Promise((resolve) => setTimeout(resolve, 60));
  return isDeepStrictEqual(await part.ask(placeOf), before);
}

/** In a page, in whole pixels. */
function placeOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
}

/** In a page: what describes a field that is marked as wrong. */
function faultOf(element: Element): string | null {
  if (element.getAttribute('aria-invalid') !== 'true') return null;
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** In a page: what a field holds. */
function fieldValue(element: Element): string | null {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element instanceof HTMLSelectElement ? element.value : null;
}

/** A part may move, or be drawn anew, between the look and the press: it is looked for again, as a person would. */
async function untilDone(otherwise: string | (() => string), tab: Tab, work: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE;
  let cause: unknown;
  do {
    try {
      if (await work()) return;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < until);
  const where = await tab.ask(() => location.href, null).catch(() => 'a page that does not answer');
  throw new Error(`${typeof otherwise === 'string' ? otherwise : otherwise()}, at ${where}`, { cause });
}

function soughtBy(kind: Kind, name: Name): Sought {
  return typeof name === 'string' ? { kind, whole: name } : { kind, pattern: name.source, flags: name.flags };
}

function sayOf({ kind, whole, pattern }: Sought): string {
  return whole === undefined ? `${kind} /${pattern}/` : `${kind} "${whole}"`;
}
