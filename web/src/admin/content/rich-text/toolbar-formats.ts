import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { FORMATS } from './texts.ts';

/** A button of the toolbar. */
export type Format = {
  readonly name: string;
  readonly label: string;
  /** A heading shows its number instead. */
  readonly icon: LucideIcon | string;
  readonly apply: (chain: ChainedCommands) => ChainedCommands;
  /** Left out for one-off commands, which are never on. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly canApply?: (editor: Editor) => boolean;
};

type Group = 'marks' | 'blocks' | 'alignments' | 'lists' | 'steps';

/** The groups of the toolbar. */
export const FORMAT_GROUPS: Readonly<Record<Group, readonly Format[]>> = {
  marks: [
    mark('bold', Bold, (chain) => chain.toggleBold()),
    mark('italic', Italic, (chain) => chain.toggleItalic()),
    mark('underline', Underline, (chain) => chain.toggleUnderline()),
    mark('strike', Strikethrough, (chain) => chain.toggleStrike()),
    mark('code', Code, (chain) => chain.toggleCode()),
  ],
  blocks: [
    {
      name: 'paragraph',
      label: FORMATS.paragraph,
      icon: Pilcrow,
      apply: (chain) => chain.setParagraph(),
      isOn: (editor) => editor.isActive('paragraph'),
    },
    ...([1, 2, 3, 4, 5, 6] as const).map((level) => ({
      name: `heading${level}`,
      label: FORMATS.heading(level),
      icon: `H${level}`,
      apply: (chain: ChainedCommands) => chain.toggleHeading({ level }),
      isOn: (editor: Editor) => editor.isActive('heading', { level }),
    })),
  ],
  alignments: [
    { ...alignment('left', AlignLeft), isOn: (editor) => !['center', 'right', 'justify'].some(isAlignedIn(editor)) },
    alignment('center', AlignCenter),
    alignment('right', AlignRight),
    alignment('justify', AlignJustify),
  ],
  lists: [
    mark('bulletList', List, (chain) => chain.toggleBulletList()),
    mark('orderedList', ListOrdered, (chain) => chain.toggleOrderedList()),
    mark('blockquote', Quote, (chain) => chain.toggleBlockquote()),
    mark('codeBlock', SquareCode, (chain) => chain.toggleCodeBlock()),
    { name: 'horizontalRule', label: FORMATS.horizontalRule, icon: Minus, apply: (chain) => chain.setHorizontalRule() },
  ],
  steps: [step('undo', Undo2), step('redo', Redo2)],
};

export const ALL_FORMATS: readonly Format[] = Object.values(FORMAT_GROUPS).flat();

const AT_HAND = ['bold', 'italic', 'bulletList'];

const isOfText = ({ name }: Format) => /^(?:paragraph|heading\d|blockquote)$/.test(name);

/** The same on a phone, where only a few stand in the toolbar and the others in its sheets. */
export const PHONE_FORMATS = {
  atHand: ALL_FORMATS.filter(({ name }) => AT_HAND.includes(name)),
  text: ALL_FORMATS.filter(isOfText),
  more: ALL_FORMATS.filter((format) => !AT_HAND.includes(format.name) && !isOfText(format)),
} as const;

type MarkName = 'bold' | 'italic' | 'underline' | 'strike' | 'code';
type BlockName = 'bulletList' | 'orderedList' | 'blockquote' | 'codeBlock';

function mark(name: MarkName | BlockName, icon: LucideIcon, apply: Format['apply']): Format {
  return { name, label: FORMATS[name], icon, apply, isOn: (editor) => editor.isActive(name) };
}

function step(name: 'undo' | 'redo', icon: LucideIcon): Format {
  const canApply = (editor: Editor) => editor.can()[name]();
  return { name, label: FORMATS[name], icon, apply: (chain) => chain[name](), canApply };
}

/** Left is the default, so nothing is stored for it. */
function alignment(name: 'left' | 'center' | 'right' | 'justify', icon: LucideIcon): Format {
  return {
    name,
    label: FORMATS[name],
    icon,
    apply: (chain) => chain.alignText(name === 'left' ? null : name),
    isOn: (editor) => isAlignedIn(editor)(name),
  };
}

function isAlignedIn(editor: Editor): (alignment: string) => boolean {
  return (alignment) => editor.isActive({ alignment });
}
