import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export type ButtonFault = { readonly file: string; readonly line: number; readonly fault: string };

/** The default variants of buttons. */
const BUTTONS: ReadonlyMap<string, string> = new Map([
  ['Button', 'filled'],
  ['SubmitButton', 'filled'],
  ['UploadButton', 'filled'],
  ['RowButton', 'default'],
]);

/** Components that take the buttons of a screen's head. */
const HEADS = ['ScreenFrame', 'CardScreen'];

const MAX_ALIKE = 2;

type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly children?: readonly Node[];
  readonly expression?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly openingElement?: { readonly name: { readonly name?: string }; readonly attributes: readonly Attribute[] };
};

type Attribute = { readonly name?: { readonly name: string }; readonly value: unknown };

/** Finds filled buttons that delete, two filled buttons in one head, and more than two of equal weight side by side. */
export function findButtonFaults(source: string, file: string): readonly ButtonFault[] {
  const found: ButtonFault[] = [];
  const blame = ({ start }: Node, fault: string) =>
    found.push({ file, line: source.slice(0, start).split('\n').length, fault });
  const inspect = (visited: unknown) => {
    const node = visited as Node;
    if (isButton(node) && weightOf(node) === 'filled' && deletes(node, source)) blame(node, 'deletes and is filled');
    const alike = Map.groupBy(listButtons(childrenOf(node)), weightOf);
    if (nameOf(node) !== 'Stack' && [...alike].some(([weight, some]) => weight !== 'other' && some.length > MAX_ALIKE))
      blame(node, 'has more than two buttons of equal weight side by side');
    const head = HEADS.includes(nameOf(node)) ? listDeep(attribute(node, ['actions', 'action'])) : [];
    if (head.filter((button) => weightOf(button) === 'filled').length > 1)
      blame(node, 'has two filled buttons in its head');
  };
  new Visitor({ JSXElement: inspect, JSXFragment: inspect }).visit(
    parseSync(file, source, { preserveParens: false }).program,
  );
  return found;
}

export function findButtonFaultsIn(root: string, files: readonly string[]): readonly ButtonFault[] {
  return files.flatMap((file) => findButtonFaults(readFileSync(join(root, file), 'utf8'), file));
}

/** `outlined` covers all variants with a border; red ones are separate; a dynamic variant is `other`. */
function weightOf(button: Node): string {
  const variant = attribute(button, ['variant']);
  const variantName = variant ? textOf(variant) : BUTTONS.get(nameOf(button));
  if (variantName === undefined) return 'other';
  const weight = variantName === 'outline' || variantName === 'default' ? 'outlined' : variantName;
  return weight !== 'filled' && isRed(button) ? `${weight} red` : weight;
}

function deletes(button: Node, source: string): boolean {
  const label = childrenOf(button).map(({ start, end }) => source.slice(start, end));
  return isRed(button) || label.some((text) => /\.remove([A-Z]\w*)?\b/.test(text));
}

function isRed(button: Node): boolean {
  return JSON.stringify(attribute(button, ['color']) ?? null).includes('"red"');
}

/** The buttons among some children; of a conditional, the branch with more buttons. */
function listButtons(children: readonly (Node | undefined)[]): readonly Node[] {
  return children.flatMap((child): readonly Node[] => {
    if (!child || isButton(child)) return child ? [child] : [];
    if (child.type === 'ConditionalExpression') {
      const sides = [listButtons([child.consequent]), listButtons([child.alternate])];
      return sides.toSorted((one, other) => other.length - one.length)[0] ?? [];
    }
    if (child.type === 'JSXFragment') return listButtons(childrenOf(child));
    return child.type === 'JSXElement' ? [] : listButtons([child.expression ?? child.right]);
  });
}

/** The buttons anywhere below a node. */
function listDeep(node: unknown): readonly Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(listDeep);
  return 'type' in node && isButton(node as Node) ? [node as Node, ...below] : below;
}

function isButton(node: Node): boolean {
  return BUTTONS.has(nameOf(node));
}

function nameOf({ openingElement }: Node): string {
  return openingElement?.name.name ?? '';
}

function childrenOf({ children = [] }: Node): readonly Node[] {
  return children;
}

function attribute({ openingElement }: Node, names: readonly string[]): unknown {
  return openingElement?.attributes.find(({ name }) => name && names.includes(name.name))?.value;
}

function textOf(value: unknown): string | undefined {
  const { type, value: text } = value as { readonly type: string; readonly value?: unknown };
  return type === 'Literal' && typeof text === 'string' ? text : undefined;
}
