import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { contentExtensions, EmbedBlock, Picture, readContent, writeContent } from '../../content/rich-text/index.ts';
import { sectionId } from '../../kit/frame/help-address.ts';
import styles from './help-article.module.css';

/** The editor's picture with other addresses: the handbook's pictures are build files, not chosen in a text. */
const BuiltPicture = Picture.extend({
  addAttributes() {
    return { ...this.parent?.(), src: { default: null } };
  },
  parseHTML: () => [{ tag: 'img[src]' }],
});

const helpSchema = getSchema(contentExtensions(EmbedBlock, BuiltPicture));

type Props = { readonly content: string; readonly pictures: Readonly<Record<string, string>> };

/** A page of the handbook, rendered by the editor's schema. */
export function HelpArticle({ content, pictures }: Props) {
  const start = useHref('/');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const article = useRef<HTMLDivElement>(null);
  const html = useMemo(() => drawHelp(content, pictures, start), [content, pictures, start]);

  useEffect(() => {
    const place =
      hash === '' ? null : article.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  }, [hash]);

  /** Follows links within the back office without reloading. */
  function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!target?.startsWith(start)) return;
    event.preventDefault();
    void navigate(`/${target.slice(start.length).replace(/^\//, '')}`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are followed, which the keyboard presses too
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by Enter is clicked
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the handbook is ours, and drawn by the editor's schema
    <div ref={article} className={styles.article} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Renders a page; headings get ids, and links are made relative to this shell. */
function drawHelp(content: string, pictures: Props['pictures'], start: string): string {
  const base = start.replace(/\/$/, '');
  return writeContent(readHelpContent(content, pictures))
    .replace(/<h([23])>(.*?)<\/h\1>/g, (_, level: string, inner: string) => {
      return `<h${level} id="${sectionId(plainTextOf(inner))}" tabindex="-1">${inner}</h${level}>`;
    })
    .replace(/<a ([^>]*)href="\//g, `<a $1href="${base}/`)
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ');
}

/** A page of the handbook as the editor's document; `pictures` has the addresses by name. */
export function readHelpContent(content: string, pictures: Readonly<Record<string, string>>): Node {
  const withAddresses = content.replace(
    /<img src="([^"]*)"/g,
    (_, name: string) => `<img src="${pictures[name] ?? ''}"`,
  );
  return readContent(withAddresses, helpSchema);
}
