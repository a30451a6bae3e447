import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { contentExtensions } from '../rich-text/document/content-extensions.ts';
import { readContent } from '../rich-text/document/content-html.ts';
import { EmbedBlock } from '../rich-text/document/embed-block.ts';
import { Picture } from '../rich-text/document/picture.ts';

/** The editor's picture, but for its address: the handbook's are files of the build, which nobody can write into a text. */
const BuiltPicture = Picture.extend({
  addAttributes() {
    return { ...this.parent?.(), src: { default: null } };
  },
  parseHTML: () => [{ tag: 'img[src]' }],
});

const helpSchema = getSchema(contentExtensions(EmbedBlock, BuiltPicture));

/** A page of the handbook as the editor's document; `pictures` has their addresses by name. */
export function readHelpContent(content: string, pictures: Readonly<Record<string, string>>): Node {
  const withAddresses = content.replace(
    /<img src="([^"]*)"/g,
    (_, name: string) => `<img src="${pictures[name] ?? ''}"`,
  );
  return readContent(withAddresses, helpSchema);
}
