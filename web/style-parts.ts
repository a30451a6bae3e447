import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { StylePart } from './src/site/page/page-styles.ts';

/** Splits a built stylesheet into what a page may omit and what it may not. Throws if it cannot be parsed. */
export function divideStylesheet(css: string): StylePart[] {
  return divide(parse(css).nodes);
}

function divide(nodes: readonly ChildNode[]): StylePart[] {
  return nodes.flatMap((node): readonly StylePart[] => {
    if (node.type === 'rule') return [{ css: node.toString(), classes: listClasses(node) }];
    if (node.type === 'atrule' && holdsRules(node))
      return [{ around: `@${node.name} ${node.params}`, parts: divide(node.nodes) }];
    return node.type === 'comment' ? [] : [{ css: closed(node) }];
  });
}

/** An at-rule that holds declarations, such as a typeface, or nothing at all, is one piece. */
function holdsRules(node: AtRule): node is AtRule & { nodes: ChildNode[] } {
  return node.nodes?.some(({ type }) => type !== 'decl') ?? false;
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
