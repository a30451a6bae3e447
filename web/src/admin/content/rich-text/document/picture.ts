import { contentAttributes, readAttribute } from '@approdo/shared/rich-text/attributes';
import { Node } from '@tiptap/core';

const TAG = 'img';

/** An inline picture, as older or pasted content has it; newly inserted ones are embeds. */
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
