import { EditorContent, useEditor } from '@tiptap/react';
import { contentExtensions } from './document/content-extensions.ts';
import { readContent } from './document/content-html.ts';
import { MarkedEmbed } from './embed-marker.tsx';
import styles from './rich-text-editor.module.css';

const EXTENSIONS = contentExtensions(MarkedEmbed);

/** A read-only article or page, as the editor shows it; later values are ignored. */
export function RichTextReading({ content }: { readonly content: string }) {
  const editor = useEditor({
    editable: false,
    extensions: EXTENSIONS,
    content: readContent(content).toJSON(),
    editorProps: { attributes: { class: styles.content ?? '' } },
  });
  return (
    <div className={styles.editor}>
      <EditorContent editor={editor} />
    </div>
  );
}
