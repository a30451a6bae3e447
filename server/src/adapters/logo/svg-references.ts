import type { XastElement } from 'svgo/browser';

/** Attributes with `url(#id)`. One that leads nowhere paints nothing (SVG 2, 13.2), or neither clips nor masks. */
const REFERRING = ['fill', 'stroke', 'clip-path', 'mask'] as const;

const LOCAL = /^url\(#([^)]+)\) ?(.*)$/;

/**
 * Names each id that is referred to by a letter or two, in the order of its first mention, with what refers to it.
 * Other ids go, and so do references that lead nowhere. Of equal ids the first counts.
 */
export function shortenIds(root: XastElement): void {
  const elements = listElements(root);
  const ids = indexIds(elements);
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    if (!ids.has(id)) return undefined;
    const name = names.get(id) ?? nameAt(names.size);
    names.set(id, name);
    return name;
  };
  for (const { attributes } of elements) retarget(attributes, nameOf);
  for (const element of elements) {
    const { id } = element.attributes;
    if (id === undefined) continue;
    const name = ids.get(id) === element ? names.get(id) : undefined;
    if (name === undefined) delete element.attributes.id;
    else element.attributes.id = name;
  }
}

function retarget(attributes: Record<string, string>, nameOf: (id: string) => string | undefined): void {
  if (attributes.href !== undefined) {
    const name = nameOf(attributes.href.slice(1));
    if (name === undefined) delete attributes.href;
    else attributes.href = `#${name}`;
  }
  for (const attribute of REFERRING) {
    const [, id, fallback = ''] = LOCAL.exec(attributes[attribute] ?? '') ?? [];
    if (id === undefined) continue;
    const name = nameOf(id);
    if (name !== undefined) attributes[attribute] = `url(#${name})${fallback && ` ${fallback}`}`;
    else if (attribute === 'fill' || attribute === 'stroke') attributes[attribute] = fallback || 'none';
    else delete attributes[attribute];
  }
}

/** a … z, aa, ab … */
function nameAt(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameAt(Math.floor(index / 26) - 1) + letter;
}

/** How many elements are drawn, and how deep they are nested, when each reference is followed. */
type Extent = { readonly elements: number; readonly depth: number };

const ENDLESS: Extent = { elements: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };

/**
 * Follows `use`, clips, masks and gradients, each part once. Infinite where one leads back to itself, and where the
 * nesting exceeds `maxDepth`. Ids must be short.
 */
export function measureDrawn(root: XastElement, maxDepth: number): Extent {
  const ids = indexIds(listElements(root));
  const known = new Map<XastElement, Extent>();
  const measure = (element: XastElement, above: number): Extent => {
    const found = known.get(element);
    if (found) return found.depth + above > maxDepth ? ENDLESS : found;
    if (above >= maxDepth) return ENDLESS;
    known.set(element, ENDLESS);
    const extent = { elements: 1, depth: 1 };
    for (const part of [...childrenOf(element), ...listTargets(element, ids)]) {
      const { elements, depth } = measure(part, above + 1);
      extent.elements += elements;
      extent.depth = Math.max(extent.depth, depth + 1);
    }
    known.set(element, extent);
    return extent;
  };
  return measure(root, 0);
}

/** A gradient that paints is left out: it is drawn once, however much it paints. */
function listTargets({ attributes }: XastElement, ids: ReadonlyMap<string, XastElement>): readonly XastElement[] {
  const references = [attributes.href, attributes['clip-path'], attributes.mask];
  return references.flatMap((reference = '') => ids.get(/#(\w+)/.exec(reference)?.[1] ?? '') ?? []);
}

/** An element and all it holds, in the order of the text. */
function listElements(element: XastElement): readonly XastElement[] {
  return [element, ...childrenOf(element).flatMap(listElements)];
}

function childrenOf({ children }: XastElement): readonly XastElement[] {
  return children.filter((child) => child.type === 'element');
}

function indexIds(elements: readonly XastElement[]): ReadonlyMap<string, XastElement> {
  const ids = new Map<string, XastElement>();
  for (const element of elements) {
    const { id } = element.attributes;
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  return ids;
}
