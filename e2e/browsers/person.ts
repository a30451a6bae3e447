import { isDeepStrictEqual } from 'node:util';
import { type ElementQuery, findInPage, type Kind } from './find-in-page.ts';
import type { NamedKey, Part, Tab } from './tab.ts';

/** Milliseconds that a busy machine may take to display something. */
const PATIENCE = 15_000;

type Name = string | RegExp;

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A person at a browser, who perceives a page as it is read, seen and heard. Actions wait until they are possible. */
export type Person = {
  readonly open: (address: string) => Promise<void>;
  readonly press: (kind: Kind, name: Name) => Promise<void>;
  readonly see: (kind: Kind, name: Name) => Promise<void>;
  readonly seeNo: (kind: Kind, name: Name) => Promise<void>;
  /** Replaces the field's content. */
  readonly write: (label: Name, text: string) => Promise<void>;
  /** A day as `2026-06-05`, typed into an empty native field. */
  readonly writeDate: (label: Name, day: string) => Promise<void>;
  /** An option of a list, by its text. */
  readonly pick: (label: Name, option: string) => Promise<void>;
  readonly seeValue: (label: Name, value: string) => Promise<void>;
  /** Waits until a field is marked as invalid with this message. */
  readonly seeFault: (label: Name, words: RegExp) => Promise<void>;
  /** The field's box in CSS pixels, after scrolling it to the middle of the window. */
  readonly boxOf: (label: Name) => Promise<Box>;
  readonly type: (text: string) => Promise<void>;
  readonly key: (key: NamedKey) => Promise<void>;
  /** Uploads files by their paths, where this part of the page accepts them. */
  readonly choose: (files: readonly string[]) => Promise<void>;
  readonly arriveAt: (address: RegExp) => Promise<void>;
  /** The same person, limited to a part of the page. */
  readonly at: (kind: Kind, name: Name) => Person;
  /** How much wider the page is than its window, in CSS pixels. */
  readonly overflow: () => Promise<number>;
  readonly tab: Tab;
};

/** A person's actions in a tab, within these parts of its pages. */
export function personAt(tab: Tab, inside: readonly ElementQuery[] = []): Person {
  const path = (kind: Kind, name: Name): ElementQuery[] => [...inside, queryBy(kind, name)];
  const find = (kind: Kind, name: Name) => tab.find(findInPage, path(kind, name));
  const describeElement = (kind: Kind, name: Name) => path(kind, name).map(describeQuery).join(' › ');

  async function doWith(kind: Kind, name: Name, act: (part: Part) => Promise<unknown>): Promise<void> {
    await untilDone(`${describeElement(kind, name)} is not there`, tab, async () => {
      const part = await find(kind, name);
      if (!part || !(await isStill(part))) return false;
      await act(part);
      return true;
    });
  }

  async function enter(label: Name): Promise<void> {
    await doWith('field', label, async (field) => {
      await clickOn(field);
      if (!(await field.evaluate((element) => element === document.activeElement))) throw new Error('it has no focus');
    });
  }

  return {
    open: tab.open,
    press: (kind, name) => doWith(kind, name, clickOn),
    see: (kind, name) => doWith(kind, name, async () => undefined),
    seeNo: (kind, name) =>
      untilDone(
        `${describeElement(kind, name)} is still there`,
        tab,
        async () => (await find(kind, name)) === undefined,
      ),
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
    // The system draws the open list, out of a driver's reach; its keys do the same.
    pick: (label, option) =>
      doWith('field', label, async (field) => {
        await field.evaluate(focusOn);
        await tab.type(option);
        const value = await field.evaluate(fieldValue);
        if (value !== option) throw new Error(`${value} was picked`);
      }),
    seeValue: async (label, value) => {
      let seen: string | null | undefined;
      await untilDone(
        () => `${describeElement('field', label)} holds ${JSON.stringify(seen)} instead of ${JSON.stringify(value)}`,
        tab,
        async () => {
          seen = await (await find('field', label))?.evaluate(fieldValue);
          return seen === value;
        },
      );
    },
    seeFault: (label, words) =>
      untilDone(`${describeElement('field', label)} tells of no fault ${words}`, tab, async () =>
        words.test((await (await find('field', label))?.evaluate(faultOf)) ?? ''),
      ),
    boxOf: async (label) => {
      let box: Box = { left: 0, top: 0, width: 0, height: 0 };
      await doWith('field', label, async (field) => {
        await field.evaluate(moveToMiddle);
        box = await field.evaluate(placeOf);
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
        // A page without its script ignores clicks.
        const [path, isLoaded] = await tab.evaluate(
          () => [location.pathname + location.search + location.hash, document.readyState === 'complete'] as const,
          null,
        );
        return isLoaded && address.test(path);
      }),
    at: (kind, name) => personAt(tab, path(kind, name)),
    overflow: () => tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth, null),
    tab,
  };
}

/** Clicks in the middle of the window: at its edges the back office's bars may cover the element. */
async function clickOn(part: Part): Promise<void> {
  await part.evaluate(moveToMiddle);
  await part.click();
}

/** Runs in a page. */
function moveToMiddle(element: Element): null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** Runs in a page. */
function focusOn(element: Element): null {
  if (element instanceof HTMLElement) element.focus();
  return null;
}

/** An element that is opening or being redrawn moves: a click would miss it, or be undone. */
async function isStill(part: Part): Promise<boolean> {
  const before = await part.evaluate(placeOf);
  await new Promise((resolve) => setTimeout(resolve, 60));
  return isDeepStrictEqual(await part.evaluate(placeOf), before);
}

/** Runs in a page; whole pixels. */
function placeOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
}

/** Runs in a page: the description of an invalid field. */
function faultOf(element: Element): string | null {
  if (element.getAttribute('aria-invalid') !== 'true') return null;
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Runs in a page: a field's value. */
function fieldValue(element: Element): string | null {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element instanceof HTMLSelectElement ? element.value : null;
}

/** An element may move or be redrawn between finding and clicking it, so both are retried, as a person would. */
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
  const where = await tab.evaluate(() => location.href, null).catch(() => 'a page that does not answer');
  throw new Error(`${typeof otherwise === 'string' ? otherwise : otherwise()}, at ${where}`, { cause });
}

function queryBy(kind: Kind, name: Name): ElementQuery {
  return typeof name === 'string' ? { kind, whole: name } : { kind, pattern: name.source, flags: name.flags };
}

function describeQuery({ kind, whole, pattern }: ElementQuery): string {
  return whole === undefined ? `${kind} /${pattern}/` : `${kind} "${whole}"`;
}
