import type { RenderedPage } from '@approdo/shared/client/page';
import type { ListOffered } from '../http/locale-context.ts';
import type { ResponseSource } from '../http/responses/response-cache.ts';
import { allowStyles, type Headers } from '../http/security-headers.ts';
import { pageAddress } from './page-address.ts';
import { readVisit, type Visit } from './site.ts';

type PreviewOptions = {
  /** Whether the token of an address is this site's and has not expired. */
  readonly isOpen: (token: string) => boolean;
  /** Renders a page with the draft of the look. */
  readonly render: (visit: Visit) => Promise<RenderedPage>;
  readonly listOffered: ListOffered;
  readonly headers: Headers;
};

/** `/look/{token}`, and the address of a page behind it. */
const PREVIEW = /^(\/look\/([\w-]{43}))((?:[/?].*)?)$/s;

/**
 * The pages of the site with the draft of its look, below an address that is good for a while. They rest, for a frame
 * of the back office: no script, no form. Undefined for any other address.
 */
export function createPreview({ isOpen, render, listOffered, headers }: PreviewOptions) {
  const ofPage = { ...headers, 'Content-Type': 'text/html; charset=utf-8' };

  async function make(prefix: string, url: string) {
    const page = await render(readVisit(pageAddress(url), await listOffered()));
    if ('location' in page) {
      return { status: page.status, headers: { ...headers, Location: prefix + page.location } } as const;
    }
    const { status, html, styles } = page;
    const allowing = styles === undefined ? ofPage : allowStyles(ofPage, leadFiles(styles, prefix));
    const bytes = Buffer.from(leadFiles(leadLinks(withoutScript(html), prefix), prefix));
    return { status, headers: allowing, bytes } as const;
  }

  return (url: string): ResponseSource | undefined => {
    const [, prefix, token, rest = ''] = PREVIEW.exec(url) ?? [];
    if (prefix === undefined || token === undefined || !isOpen(token)) return undefined;
    const inside = rest.startsWith('/') ? rest : `/${rest}`;
    return { kind: 'page', address: url, isNeverCached: true, make: () => make(prefix, inside) };
  };
}

/** The policy would refuse it, with an error in the browser's console. */
function withoutScript(html: string): string {
  return html.replace(/<script type="module"[^<>]*><\/script>/, '');
}

/** An attribute has neither angle brackets nor quotes in it: whoever writes the page escapes them. */
const LINK = /(<a(?: [^<>]*?)? href=")([^"<>]*)"/g;

/** What is no page of the site. */
const NO_PAGE = /^\/(?:\/|(?:admin|api|assets|calendars|uploads)(?:[/?#]|$)|[^?#]*\.xml(?:[?#]|$))/;

/** Links to pages stay in the preview; all others open beside it, since the frame shows nothing else. */
function leadLinks(html: string, prefix: string): string {
  return html.replace(LINK, (link, before: string, href: string) => {
    if (!/^(?:\/|https?:)/i.test(href)) return link;
    const isPage = href.startsWith('/') && !NO_PAGE.test(href);
    return isPage ? `${before}${prefix}${href}"` : `${before}${href}" target="_blank"`;
  });
}

/** Fonts and styles come by the address of the preview, which the desktop app forwards. */
function leadFiles(text: string, prefix: string): string {
  return text.replace(/(?<=["(])\/assets\//g, `${prefix}/assets/`);
}
