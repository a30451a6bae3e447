/** What JSON carries to a page and back. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };

/** Something on a page, for as long as it is there. */
export type Part = {
  readonly click: () => Promise<void>;
  /** Asks a function in the page about it. */
  readonly ask: <Answer extends Plain>(call: (element: Element) => Answer) => Promise<Answer>;
  /** Files by their paths, into a field for files. */
  readonly choose: (files: readonly string[]) => Promise<void>;
};

/** Keys that have a name instead of a letter. */
export type NamedKey = 'Backspace' | 'Enter' | 'Escape' | 'Tab';

/** The one tab of a browser, and what its driver has to be able to do: all else is made of it, for every browser alike. */
export type Tab = {
  /** Resolves once the page is loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Calls a function in the page; it sees nothing of what stands around it here. */
  readonly ask: <Input extends Plain, Answer extends Plain>(
    call: (input: Input) => Answer,
    input: Input,
  ) => Promise<Answer>;
  readonly find: <Input extends Plain>(
    look: (input: Input) => Element | null,
    input: Input,
  ) => Promise<Part | undefined>;
  /** Key by key, to what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: NamedKey) => Promise<void>;
  readonly selectAll: () => Promise<void>;
  /** Into a native date field that has the focus, part by part as they stand in this browser. */
  readonly typeDate: (date: DateParts) => Promise<void>;
  /** A PNG of the window. */
  readonly picture: () => Promise<Buffer>;
  /** What has gone wrong so far, as the console would show it. */
  readonly listFaults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Of a day, as they are typed: `2026`, `06`, `05`. */
type DateParts = { readonly year: string; readonly month: string; readonly day: string };

/** A browser that was started once for many tabs, one after the other. */
export type StartedBrowser = {
  /** A tab as somebody has it who was never here: no cookies, no storage. */
  readonly openTab: (size: Size) => Promise<Tab>;
  /** Where files land that a page lets one save. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
};

/** In CSS pixels. */
export type Size = { readonly width: number; readonly height: number };
