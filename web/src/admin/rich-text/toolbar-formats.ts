import type { Editor } from '@tiptap/core';
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
import { FORMATS } from '../texts/rich-text.ts';

/** A button of the toolbar. */
export type Format = {
  readonly name: string;
  readonly label: string;
  /** A heading shows its number instead. */
  readonly icon: LucideIcon | string;
  readonly apply: (editor: Editor) => unknown;
  /** Left out where it does something once, so that it is never on. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly canApply?: (editor: Editor) => boolean;
};

const MARKS = [
  mark('bold', Bold, (editor) => editor.chain().focus().toggleBold().run()),
  mark('italic', Italic, (editor) => editor.chain().focus().toggleItalic().run()),
  mark('underline', Underline, (editor) => editor.chain().focus().toggleUnderline().run()),
  mark('strike', Strikethrough, (editor) => editor.chain().focus().toggleStrike().run()),
  mark('code', Code, (editor) => editor.chain().focus().toggleCode().run()),
];

const BLOCKS: readonly Format[] = [
  {
    name: 'paragraph',
    label: FORMATS.paragraph,
    icon: Pilcrow,
    apply: (editor) => editor.chain().focus().setParagraph().run(),
    isOn: (editor) => editor.isActive('paragraph'),
  },
  ...([1, 2, 3, 4, 5, 6] as const).map((level) => ({
    name: `heading${level}`,
    label: FORMATS.heading(level),
    icon: `H${level}`,
    apply: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor: Editor) => editor.isActive('heading', { level }),
  })),
];

const ALIGNMENTS: readonly Format[] = [
  { ...alignment('left', AlignLeft), isOn: (editor) => !['center', 'right', 'justify'].some(isAlignedIn(editor)) },
  alignment('center', AlignCenter),
  alignment('right', AlignRight),
  alignment('justify', AlignJustify),
];

const LISTS: readonly Format[] = [
  mark('bulletList', List, (editor) => editor.chain().focus().toggleBulletList().run()),
  mark('orderedList', ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run()),
  mark('blockquote', Quote, (editor) => editor.chain().focus().toggleBlockquote().run()),
  mark('codeBlock', SquareCode, (editor) => editor.chain().focus().toggleCodeBlock().run()),
  {
    name: 'horizontalRule',
    label: FORMATS.horizontalRule,
    icon: Minus,
    apply: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

const STEPS: readonly Format[] = [
  {
    name: 'undo',
    label: FORMATS.undo,
    icon: Undo2,
    apply: (editor) => editor.chain().focus().undo().run(),
    canApply: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    label: FORMATS.redo,
    icon: Redo2,
    apply: (editor) => editor.chain().focus().redo().run(),
    canApply: (editor) => editor.can().redo(),
  },
];

/** What stands together in the toolbar. */
export const FORMAT_GROUPS = {
  marks: MARKS,
  blocks: BLOCKS,
  alignments: ALIGNMENTS,
  lists: LISTS,
  steps: STEPS,
} as const;

type MarkName = 'bold' | 'italic' | 'underline' | 'strike' | 'code';
type BlockName = 'bulletList' | 'orderedList' | 'blockquote' | 'codeBlock';

function mark(name: MarkName | BlockName, icon: LucideIcon, apply: Format['apply']): Format {
  return { name, label: FORMATS[name], icon, apply, isOn: (editor) => editor.isActive(name) };
}

/** Left is how text stands by itself, so that nothing is kept of it. */
function alignment(name: 'left' | 'center' | 'right' | 'justify', icon: LucideIcon): Format {
  return {
    name,
    label: FORMATS[name],
    icon,
    apply: (editor) =>
      editor
        .chain()
        .focus()
        .alignText(name === 'left' ? null : name)
        .run(),
    isOn: (editor) => isAlignedIn(editor)(name),
  };
}

function isAlignedIn(editor: Editor): (alignment: string) => boolean {
  return (alignment) => editor.isActive({ alignment });
}
