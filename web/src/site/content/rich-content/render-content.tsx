import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { replaceEmbeds } from '@approdo/shared/rich-text/stored-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { localizeLinksIn } from '../../links/links-in-content.ts';
import type { LocalizeLink } from '../../links/localize-links.ts';
import { type PageTexts, PageTextsContext } from '../../texts/use-page-texts.ts';
import { sizesOf, sourceSetOf } from '../pictures/picture.tsx';
import { COLUMN_SIZES, type ContentFacts } from './content-facts.ts';
import { EmbedView } from './embed-view.tsx';

/** The texts and the link localization of the page. */
type PageContext = { readonly texts: PageTexts; readonly localize: LocalizeLink };

/** Renders stored, clean content for a page: real embeds, sized pictures, no style attributes. */
export function renderContent(content: string, facts: ContentFacts, { texts, localize }: PageContext): string {
  const plain = localizeLinksIn(content, localize)
    .replace(/<(p|h[1-6]) style="text-align: (left|center|right|justify);?">/g, '<$1 data-align="$2">')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replace(/<img((?: [a-z]+="[^"]*")*) ?\/?>/g, (_, attributes: string) => renderImage(attributes, facts));
  return replaceEmbeds(plain, (embed) =>
    renderToStaticMarkup(
      <PageTextsContext value={texts}>
        <EmbedView embed={embed} facts={facts} />
      </PageTextsContext>,
    ),
  );
}

/** A library picture in the width that the screen needs; others wait like any embed. Values stay escaped. */
function renderImage(attributes: string, { pictures }: ContentFacts): string {
  const src = / src="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const file = uploadNameOf(src);
  if (!file) return `<div data-type="image" data-src="${src}"></div>`;
  const libraryPicture = pictures.find((picture) => picture.file === file);
  const size =
    libraryPicture && !/ width="/.test(attributes)
      ? ` width="${libraryPicture.width}" height="${libraryPicture.height}"`
      : '';
  const alt = / alt="/.test(attributes) ? '' : ' alt=""';
  return `<img${attributes}${alt}${size} srcset="${sourceSetOf(src)}" sizes="${sizesOf(COLUMN_SIZES)}" loading="lazy" decoding="async">`;
}
