import { readValue, STYLED } from './svg-allowed.ts';

/** What a declaration sets; of two that apply alike, that of the later rule counts. */
type Declaration = { readonly name: string; readonly value: string; readonly rule: number };

/** The declarations of each selector: `*`, an element, `.class` or `#id`. */
export type StyleSheet = ReadonlyMap<string, readonly Declaration[]>;

const SELECTOR = /^(?:\*|[.#]?[\p{L}\p{N}_-]+)$/u;

/**
 * Reads a style sheet, in time linear in its length. Drawing programs write one class or element as a selector; other
 * rules, at-rules and values that may not remain are left out, and `!important` is not weighed. svgo's `inlineStyles`
 * tries each selector for each declaration of each element, and its `convertStyleToAttrs` takes time exponential in the
 * length of an open bracket, so neither is for a stranger's file.
 */
export function readStyleSheet(css: string): StyleSheet {
  const sheet = new Map<string, ReadonlyMap<string, Declaration>>();
  for (const [rule, { selectors, body }] of readRules(withoutComments(css)).entries()) {
    const declared = [...readDeclarations(body)].map(([name, value]) => [name, { name, value, rule }] as const);
    for (const selector of selectors.filter((each) => SELECTOR.test(each))) {
      sheet.set(selector, new Map([...(sheet.get(selector) ?? []), ...declared]));
    }
  }
  return new Map([...sheet].map(([selector, declared]) => [selector, [...declared.values()]]));
}

type Attributes = Readonly<Record<string, string>>;

/** What styles give an element: by `*`, its name, its classes, its id, its own `style`. A later one of these counts. */
export function stylesOf(sheet: StyleSheet, name: string, attributes: Attributes): Attributes {
  const classes = new Set((attributes.class ?? '').split(/\s+/));
  const ofClasses = [...classes].flatMap((each) => sheet.get(`.${each}`) ?? []).toSorted((a, b) => a.rule - b.rule);
  const declared = [...(sheet.get('*') ?? []), ...(sheet.get(name) ?? []), ...ofClasses];
  if (attributes.id !== undefined) declared.push(...(sheet.get(`#${attributes.id}`) ?? []));
  const own = readDeclarations(withoutComments(attributes.style ?? ''));
  return Object.fromEntries([...declared.map((each) => [each.name, each.value] as const), ...own]);
}

/** The attributes that declarations become. */
function readDeclarations(text: string): ReadonlyMap<string, string> {
  const declared = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (!STYLED.has(name)) continue;
    const value = readValue(name, declaration.slice(colon + 1).replace(/!\s*important\s*$/i, ''));
    if (value !== undefined) declared.set(name, value);
  }
  return declared;
}

type Rule = { readonly selectors: readonly string[]; readonly body: string };

/** The outermost rules; an at-rule has its own name as selector, and what it holds is left out. */
function readRules(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let prelude = '';
  for (const [, text = '', bracket] of css.matchAll(/([^{}]*)([{}]|$)/g)) {
    if (bracket === '{') {
      depth += 1;
      if (depth === 1) prelude = text.slice(text.lastIndexOf(';') + 1);
    } else if (bracket === '}' && depth > 0) {
      if (depth === 1) rules.push({ selectors: prelude.split(',').map((selector) => selector.trim()), body: text });
      depth -= 1;
    }
  }
  return rules;
}

/** A comment without end reaches to the end of the text. */
function withoutComments(css: string): string {
  const [before = '', ...comments] = css.split('/*');
  return [before, ...comments.map((comment) => comment.split('*/').slice(1).join('*/'))].join('');
}
