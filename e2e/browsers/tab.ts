/** JSON values exchanged with a page. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };

/** An element of a page, for as long as it exists. */
export type Part = {
  readonly click: () => Promise<void>;
  /** Evaluates a function on it in the page. */
  readonly evaluate: <Answer extends Plain>(call: (element: Element) => Answer) => Promise<Answer>;
  /** Sets the files of a file input, by their paths. */
  readonly choose: (files: readonly string[]) => Promise<void>;
};

/** Keys with a name instead of a letter. */
export type NamedKey = 'Backspace' | 'Enter' | 'Escape' | 'Tab';

/** A browser's only tab, with what a driver must provide: everything else is built on it, for every browser alike. */
export type Tab = {
  /** Resolves once the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Evaluates a function in the page, without access to its surrounding scope. */
  readonly evaluate: <Input extends Plain, Answer extends Plain>(
    call: (input: Input) => Answer,
    input: Input,
  ) => Promise<Answer>;
  readonly find: <Input extends Plain>(
    locate: (input: Input) => Element | null,
    input: Input,
  ) => Promise<Part | undefined>;
  /** Key by key, into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: NamedKey) => Promise<void>;
  readonly selectAll: () => Promise<void>;
  /** Into the focused native date field, in this browser's order of parts. */
  readonly typeDate: (date: DateParts) => Promise<void>;
  /** A PNG screenshot of the window. */
  readonly picture: () => Promise<Buffer>;
  /** The faults so far, as the console would list them. */
  readonly listFaults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** The parts of a date as typed: `2026`, `06`, `05`. */
type DateParts = { readonly year: string; readonly month: string; readonly day: string };

/** A browser started once for many tabs, one after the other. */
export type StartedBrowser = {
  /** A fresh tab: no cookies, no storage. */
  readonly openTab: (size: Size) => Promise<Tab>;
  /** The download folder. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
};

/** In CSS pixels. */
export type Size = { readonly width: number; readonly height: number };
