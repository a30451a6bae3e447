import { LOGO_HINTS, LOGO_MAX_BYTES, LOGO_MAX_SIDE, type LogoHint } from '@approdo/shared/domain/content/look/logo';
import type { XastChild, XastElement, XastText } from 'svgo/browser';
import type { LogoFault } from '../picture-maker.ts';
import { ELEMENTS, LINKED, readValue } from './svg-allowed.ts';
import { measureDrawn, shortenIds } from './svg-references.ts';
import { readStyleSheet, type StyleSheet, stylesOf } from './svg-styles.ts';

/** A drawing that names nothing outside itself. Sides in pixels, in its proportion, the longer from 200 to 2000. */
export type CleanSvg = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly hints: readonly LogoHint[];
};

type SvgFault = Exclude<LogoFault, 'too wide'>;

class UnfitSvgError extends Error {
  override readonly name = 'UnfitSvgError';
  readonly fault: SvgFault;

  constructor(fault: SvgFault) {
    super(fault);
    this.fault = fault;
  }
}

const SVG = 'http://www.w3.org/2000/svg';

const MAX_ELEMENTS = 5000;
const MAX_DEPTH = 50;

/** Elements that are drawn when references are followed: more than a logo's, and few enough for a second. */
const MAX_DRAWN = 5 * MAX_ELEMENTS;

/** Every declaration: `<!DOCTYPE`, `<!ENTITY` and what looks like them. A comment and CDATA are none. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;

/** What XML 1.0, 2.2 forbids. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/**
 * Reduces an SVG to shapes: what svg-allowed.ts lists, in SVG's namespace, with styles as attributes and short ids.
 * What remains is unchanged by another cleaning, to the byte. Takes time linear in the length. svgo reads and writes;
 * none of its optimisations runs: a second run may shorten further, and some take more than linear time
 * (svg-styles.ts).
 */
export async function cleanSvg(text: string): Promise<CleanSvg | SvgFault> {
  if (DECLARATION.test(text) || isTooIntricate(text)) return 'unsafe';
  if (NO_CHARACTER.test(text)) return 'unreadable';
  // The whole of svgo in one file, which loads in a fifth of the time that its many files take.
  const { optimize } = await import('svgo/browser');
  const made: { drawing?: Drawing } = {};
  try {
    const draw = {
      name: 'drawAnew',
      fn: (root: Parent) => {
        made.drawing = drawAnew(root);
        root.children = [made.drawing.element];
      },
    };
    const svg = optimize(text, { plugins: [draw] }).data;
    if (!made.drawing || isTooIntricate(svg)) return 'unsafe';
    return { svg, ...made.drawing.sides, hints: made.drawing.hints };
  } catch (error) {
    return error instanceof UnfitSvgError ? error.fault : 'unreadable';
  }
}

/** Far more tags, namespaces and attributes of one element than a drawing has: the parser's time is their product. */
const [MAX_TAGS, MAX_NAMESPACES, MAX_ATTRIBUTES] = [4 * MAX_ELEMENTS, 500, 1000];

function isTooIntricate(text: string): boolean {
  const tags = text.split('<');
  return (
    Buffer.byteLength(text) > LOGO_MAX_BYTES ||
    tags.length > MAX_TAGS ||
    text.split('xmlns').length > MAX_NAMESPACES ||
    tags.some((tag) => tag.split('=').length > MAX_ATTRIBUTES)
  );
}

type Parent = { children: XastChild[] };
type Sides = { readonly width: number; readonly height: number };
type Drawing = { readonly element: XastElement; readonly sides: Sides; readonly hints: readonly LogoHint[] };

function drawAnew(root: Parent): Drawing {
  const found: Found = { elements: 0, css: [], hasTexts: false };
  const top = root.children.find((child) => child.type === 'element');
  const admitted = top && admit(top, { scope: new Map([['', SVG]]), depth: 1, found });
  if (admitted?.name !== 'svg') throw new UnfitSvgError('unsupported');
  const element = rebuild(admitted, { sheet: readStyleSheet(found.css.join('\n')), room: { left: LOGO_MAX_BYTES } });
  if (!element) throw new UnfitSvgError('unsupported');
  const viewBox = readViewBox(element.attributes);
  if (!viewBox) throw new UnfitSvgError('no size');
  const others = Object.entries(element.attributes).filter(([name]) => !OUTERMOST.has(name));
  element.attributes = { xmlns: SVG, viewBox: viewBox.join(' '), ...Object.fromEntries(others) };
  shortenIds(element);
  if (measureDrawn(element, MAX_DEPTH).elements > MAX_DRAWN) throw new UnfitSvgError('unsafe');
  return { element, sides: sidesOf(viewBox), hints: found.hasTexts ? [LOGO_HINTS.texts] : [] };
}

/** What is learnt of the whole drawing while it is walked. */
type Found = { elements: number; css: string[]; hasTexts: boolean };

/** Namespaces by prefix. */
type Scope = ReadonlyMap<string, string>;

type Place = { readonly scope: Scope; readonly depth: number; readonly found: Found };

/** The part of a tree that is in SVG's namespace, without prefixes. */
function admit(element: XastElement, { scope, depth, found }: Place): XastElement | undefined {
  found.elements += 1;
  if (found.elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new UnfitSvgError('unsafe');
  const inner = { scope: enter(scope, element.attributes), depth: depth + 1, found };
  const children = element.children.flatMap((child): XastChild | readonly XastChild[] => {
    if (child.type === 'element') return admit(child, inner) ?? [];
    return child.type === 'text' || child.type === 'cdata' ? { type: 'text', value: child.value } : [];
  });
  const [name = '', prefix = ''] = element.name.split(':').toReversed();
  if (inner.scope.get(prefix) !== SVG) return undefined;
  const admitted: XastElement = { type: 'element', name, attributes: unprefixed(element.attributes), children };
  if (name === 'style' && /^(?:all|screen)?$/.test(element.attributes.media ?? '')) found.css.push(textOf(admitted));
  if (name === 'text') found.hasTexts = true;
  return admitted;
}

function enter(scope: Scope, attributes: Readonly<Record<string, string>>): Scope {
  const declared = Object.entries(attributes).filter(([name]) => /^xmlns(?::|$)/.test(name));
  if (declared.length === 0) return scope;
  return new Map([...scope, ...declared.map(([name, uri]) => [name.slice('xmlns:'.length), uri] as const)]);
}

/** The attributes without a namespace, and `xlink:href`, whatever its prefix is, as `href` unless that is there too. */
function unprefixed(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(attributes).map(([name, value]) => [name.replace(/^[^:]+:href$/, 'href'), value] as const);
  if (attributes.href !== undefined) own.push(['href', attributes.href]);
  return Object.fromEntries(own.filter(([name]) => !name.includes(':')));
}

type Rebuilding = {
  readonly sheet: StyleSheet;
  /** What a style sheet gives many elements grows with them; `left` bytes of values may still be written. */
  readonly room: { left: number };
};

/** The element as it remains, with what it holds; undefined if it goes. */
function rebuild(element: XastElement, rebuilding: Rebuilding): XastElement | undefined {
  const name = ELEMENTS.get(element.name);
  if (name === undefined) return undefined;
  if (name === 'title' || name === 'desc') {
    const value = textOf(element).replace(/\s+/g, ' ').trim();
    return { type: 'element', name, attributes: {}, children: value === '' ? [] : [{ type: 'text', value }] };
  }
  const { sheet, room } = rebuilding;
  const attributes = { ...element.attributes, ...stylesOf(sheet, element.name, element.attributes) };
  const kept = Object.entries(attributes).flatMap(([attribute, text]) => {
    const value = attribute === 'href' && !LINKED.has(name) ? undefined : readValue(attribute, text);
    return value === undefined ? [] : [[attribute, value] as const];
  });
  for (const [, value] of kept) room.left -= value.length;
  if (room.left < 0) throw new UnfitSvgError('unsafe');
  const children = element.children.flatMap((child) =>
    child.type === 'element' ? (rebuild(child, rebuilding) ?? []) : [],
  );
  return { type: 'element', name, attributes: Object.fromEntries(kept), children };
}

function textOf({ children }: XastElement): string {
  const texts = children.filter((child): child is XastText => child.type === 'text');
  return texts.map(({ value }) => value).join('');
}

/** The place of the outermost element means nothing; its `viewBox` is written anew. */
const OUTERMOST: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height', 'viewBox']);

type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** The `viewBox`, or what width and height amount to; undefined where neither gives an area. */
function readViewBox(attributes: Readonly<Record<string, string>>): ViewBox | undefined {
  const { viewBox = '', width, height } = attributes;
  const numbers = viewBox.slice(0, MAX_NUMBERS).split(/[\s,]+/);
  const [left = 0, top = 0, across = 0, down = 0] = numbers.map(Number);
  const given: ViewBox = [left, top, across, down];
  if (numbers.length === 4 && isArea(given)) return given;
  const sized: ViewBox = [0, 0, readLength(width), readLength(height)];
  return isArea(sized) ? sized : undefined;
}

/** Longer texts are no numbers. */
const MAX_NUMBERS = 200;

/** Whether it can be drawn: what is beyond is lost in rounding. */
function isArea([left, top, ...sides]: ViewBox): boolean {
  return Math.abs(left) < 1e9 && Math.abs(top) < 1e9 && sides.every((side) => side > 1e-6 && side < 1e9);
}

/** CSS pixels to a unit (CSS Values 4, 6.2); other units depend on a page. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

function readLength(text = ''): number {
  const [, number, unit = ''] = /^(.*\d\.?)([a-z]*)$/i.exec(text.slice(0, MAX_NUMBERS)) ?? [];
  return Number(number) * (PIXELS[unit.toLowerCase()] ?? Number.NaN);
}

/** Below this, whole pixels would change a drawing's proportion. */
const MIN_SIDE = 200;

function sidesOf([, , width, height]: ViewBox): Sides {
  const longer = Math.max(width, height);
  const scale = Math.min(Math.max(longer, MIN_SIDE), LOGO_MAX_SIDE) / longer;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
