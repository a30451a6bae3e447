import { contentAttributes, readAttribute } from '@approdo/shared/rich-text/attributes';
import { isContentLink } from '@approdo/shared/rich-text/link-target';
import { Link } from '@tiptap/extension-link';

/** A link to one of the schemes that content may have, with no attribute that the server would drop. */
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
  // What is typed is asked for as it is typed, without the scheme that the link gets.
  isAllowedUri: (address) => readLinkAddress(address) !== undefined,
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** The address as it is stored, with what a person leaves out; undefined where a link may not lead there. */
export function readLinkAddress(written: string): string | undefined {
  const address = written.trim();
  if (isContentLink(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : undefined;
}
