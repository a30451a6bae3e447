import { Input } from '@mantine/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { cleanPastedHtml, cleanPastedSlice } from './document/clean-paste.ts';
import { contentExtensions } from './document/content-extensions.ts';
import { readContent, writeContent } from './document/content-html.ts';
import { MarkedEmbed } from './embed-marker.tsx';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';

type Props = {
  readonly label: string;
  /** What it begins with, as it is stored; another value later changes nothing. */
  readonly start: string;
  readonly error?: string | undefined;
  /** Given the HTML after each change. */
  readonly onChange: (html: string) => void;
};

const EXTENSIONS = contentExtensions(MarkedEmbed);

/** A field of a form that holds an article or a page. */
export function RichTextEditor({ label, start, error, onChange }: Props) {
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: readContent(start).toJSON(),
    onUpdate: ({ editor: changed }) => onChange(writeContent(changed.state.doc)),
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      transformPasted: cleanPastedSlice,
      attributes: attributesOf(id, error),
    },
  });
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: attributesOf(id, error) } });
  }, [editor, id, error]);

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: `${id}-name` }} id={id} error={error}>
      <div className={styles.editor} data-invalid={error ? true : undefined}>
        <Toolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
    </Input.Wrapper>
  );
}

function attributesOf(id: string, error: string | undefined): Record<string, string> {
  return {
    class: styles.content ?? '',
    role: 'textbox',
    tabindex: '0',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-name`,
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
  };
}
