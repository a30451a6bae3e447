import type { Language } from '@approdo/shared/domain/base/language/language';
import { Input } from '@mantine/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import kit from '../../kit/styles/kit.module.css';
import { UploadRow } from '../uploads/index.ts';
import { cleanPastedHtml, cleanPastedSlice } from './document/clean-paste.ts';
import { contentExtensions } from './document/content-extensions.ts';
import { readContent, writeContent } from './document/content-html.ts';
import { UploadPlaces } from './document/upload-places.ts';
import { MarkedEmbed } from './embed-marker.tsx';
import styles from './rich-text-editor.module.css';
import { EDITOR } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import { type FilesInText, useFilesInText } from './use-files-in-text.ts';

type Props = {
  readonly label: string;
  /** The language of the text; Italian if left out, like the page. */
  readonly language?: Language;
  /** The initial content as it is stored; later values are ignored. */
  readonly start: string;
  readonly error?: string | undefined;
  /** Receives the HTML after each change. */
  readonly onChange: (html: string) => void;
  /** Called with whether files are still being uploaded into the text and so not in it yet. */
  readonly onWaiting: (isWaiting: boolean) => void;
};

const READING = contentExtensions(MarkedEmbed);
const WRITING = [...READING, UploadPlaces];

/** A form field for an article or a page. */
export function RichTextEditor({ label, language, start, error, onChange, onWaiting }: Props) {
  const id = useId();
  const files = useFilesInText();
  const { pictures, frames } = files.leftOut;
  const leftOut = [
    ...(pictures > 0 ? [EDITOR.picturesLeftOut(pictures)] : []),
    ...(frames.length > 0 ? [EDITOR.framesLeftOut(frames)] : []),
  ];
  useEffect(() => onWaiting(files.isWaiting), [onWaiting, files.isWaiting]);
  const editor = useEditor({
    extensions: WRITING,
    content: readContent(start).toJSON(),
    onUpdate: ({ editor: changed }) => onChange(writeContent(changed.state.doc)),
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      transformPasted: cleanPastedSlice,
      handlePaste: files.paste,
      handleDrop: files.drop,
      attributes: attributesOf(id, { error, language }),
    },
  });
  useEffect(() => {
    const attributes = attributesOf(id, { error, language });
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, id, error, language]);

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: `${id}-name` }} id={id} error={error}>
      <div className={styles.editor} data-invalid={error ? true : undefined}>
        <Toolbar editor={editor} />
        <p className={styles.note} role="status">
          {leftOut.join(' ')}
        </p>
        <EditorContent editor={editor} />
        <IncomingFiles files={files} />
      </div>
    </Input.Wrapper>
  );
}

/** A read-only article or page, as the editor shows it; later values are ignored. */
export function RichTextReading({ content }: { readonly content: string }) {
  const editor = useEditor({
    editable: false,
    extensions: READING,
    content: readContent(content).toJSON(),
    editorProps: { attributes: { class: styles.content ?? '' } },
  });
  return (
    <div className={styles.editor}>
      <EditorContent editor={editor} />
    </div>
  );
}

/** The upload progress of each file, at the place in the text where it will stand. */
function IncomingFiles({ files }: { readonly files: FilesInText }) {
  return files.incoming.map(({ id, element, upload }) =>
    createPortal(
      <ul
        className={`${kit.plainList} ${kit.small}`}
        style={{ marginBlock: 'var(--space-3)' }}
        aria-label={EDITOR.incoming}
      >
        <UploadRow upload={upload} onCancel={files.cancel} onRetry={files.retry} />
      </ul>,
      element,
      id,
    ),
  );
}

type FieldState = { readonly error: string | undefined; readonly language: Language | undefined };

function attributesOf(id: string, { error, language }: FieldState): Record<string, string> {
  return {
    class: styles.content ?? '',
    role: 'textbox',
    tabindex: '0',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-name`,
    ...(language && { lang: language }),
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
  };
}
