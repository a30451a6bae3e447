import { contentAttributes, readAttribute } from '@approdo/shared/rich-text/attributes';
import { isContentLink } from '@approdo/shared/rich-text/link-target';
import { Link } from '@tiptap/extension-link';

/** A link to one of the allowed schemes, with no attribute that the server would drop. */
export const ContentLink = Link.extend({
  addAttributes: () =>
    Object.fromEntries(
      (contentAttributes.a ?? []).map((name) => [
        name,
        {
          default: null,
          parseHTML: (element: HTMLElement) => readAttribute('a', name, element.getAttribute(name) ?? '') ?? null,
        },
      ]),
    ),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (readAttribute('a', 'href', element.getAttribute('href') ?? '') ? null : false),
    },
  ],
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  // Validates what was typed, before the default scheme is added.
  isAllowedUri: (address) => readLinkAddress(address) !== undefined,
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** The address as it is stored, with a missing scheme added; undefined if links may not lead there. */
export function readLinkAddress(written: string): string | undefined {
  const address = written.trim();
  if (isContentLink(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : undefined;
}
