import { ROLES } from '@approdo/shared/domain/content/look/tokens';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { StylePart } from './src/site/page/page-styles.ts';

/** Splits a built stylesheet into what a page may omit and what it may not. Throws if it cannot be parsed. */
export function divideStylesheet(css: string): StylePart[] {
  return divide(parse(css).nodes);
}

function divide(nodes: readonly ChildNode[]): StylePart[] {
  return nodes.flatMap((node): readonly StylePart[] => {
    if (node.type === 'rule') return [{ ...inBothSchemes(node.toString()), classes: listClasses(node) }];
    if (node.type === 'atrule' && holdsRules(node))
      return [{ around: `@${node.name} ${node.params}`, parts: divide(node.nodes) }];
    return node.type === 'comment' ? [] : [{ css: closed(node), ...familyOf(node) }];
  });
}

/** A rule as a page has it that is always light, and as one has it that is not. */
function inBothSchemes(withRoles: string): { readonly css: string; readonly withRoles?: string } {
  const css = withoutRoles(withRoles);
  return css === withRoles ? { css } : { css, withRoles };
}

const ROLE = new RegExp(`var\\(--(?:${Object.keys(ROLES).join('|')}),\\s*(var\\(--[\\w-]+\\))\\)`, 'g');

/** Styles as they are where nothing sets a role: with what stands in its place in the light. */
export function withoutRoles(css: string): string {
  return css.replaceAll(ROLE, '$1');
}

/**
 * The name that Vite gives a class, of its line and a hash of its stylesheet, as if no role were named there: a page
 * that is never dark is the same to the byte whether roles are named or not.
 */
export function nameClass(name: string, _file: string, css: string): string {
  const text = withoutRoles(css);
  const line = text.slice(0, Math.max(text.indexOf(`.${name}`), 0)).split('\n').length;
  return `_${name}_${hashOf(text).toString(36).slice(0, 5)}_${line}`;
}

/** Bernstein's hash, from the end, as in https://www.npmjs.com/package/string-hash: from 0 to 2^32. */
function hashOf(text: string): number {
  let hash = 5381;
  for (let at = text.length - 1; at >= 0; at -= 1) hash = (hash * 33) ^ text.charCodeAt(at);
  return hash >>> 0;
}

/** An at-rule that holds declarations, such as a typeface, or nothing at all, is one piece. */
function holdsRules(node: AtRule): node is AtRule & { nodes: ChildNode[] } {
  return node.nodes?.some(({ type }) => type !== 'decl') ?? false;
}

/** The family of a typeface, without quotes. */
function familyOf(node: ChildNode): { readonly family?: string } {
  if (node.type !== 'atrule' || node.name !== 'font-face') return {};
  const named = node.nodes?.find((one) => one.type === 'decl' && one.prop === 'font-family');
  return named?.type === 'decl' ? { family: named.value.replace(/^(["'])(.*)\1$/, '$2') } : {};
}

function closed(node: ChildNode): string {
  const css = node.toString();
  return css.endsWith('}') ? css : `${css};`;
}

const IN_BRACKETS = /\([^()]*\)/g;
const CLASS = /\.([\w-]+)/g;

/** For each selector the classes without which it matches nothing; those in brackets are optional. */
function listClasses({ selectors }: Rule): string[][] {
  return selectors.map((selector) => [...withoutBrackets(selector).matchAll(CLASS)].flatMap(([, name]) => name ?? []));
}

/** From the innermost outwards. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(IN_BRACKETS, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}
