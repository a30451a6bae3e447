import { contentAttributes, readAttribute } from '@approdo/shared/rich-text/attributes';
import { Node } from '@tiptap/core';

const TAG = 'img';

/** A picture in a line of text, as older or pasted writing has it; what one inserts is an embed. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      (contentAttributes[TAG] ?? []).map((name) => [
        name,
        {
          default: null,
          parseHTML: (element: HTMLElement) => readAttribute(TAG, name, element.getAttribute(name) ?? '') || null,
        },
      ]),
    ),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (readAttribute(TAG, 'src', element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [TAG, HTMLAttributes],
});
