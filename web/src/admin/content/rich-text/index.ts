export { contentExtensions } from './document/content-extensions.ts';
export { readContent, writeContent } from './document/content-html.ts';
export { EmbedBlock } from './document/embed-block.ts';
export { Picture } from './document/picture.ts';
export { RichTextEditor, RichTextReading } from './rich-text-editor.tsx';
export { EDITOR } from './texts.ts';
