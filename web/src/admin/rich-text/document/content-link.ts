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
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => isContentLink(address),
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** The address as it is stored, with what a person leaves out; undefined where a link may not lead there. */
export function readLinkAddress(written: string): string | undefined {
  const address = written.trim();
  if (isContentLink(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : undefined;
}
