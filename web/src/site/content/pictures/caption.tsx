import type { Picture } from '@approdo/shared/contract/content/media';
import { langOf } from '../../page/in-language.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';

/** The caption of a picture; in another language than the page's it says in which. */
export function Caption({ picture }: { readonly picture: Pick<Picture, 'caption' | 'inItalian'> }) {
  const { writtenIn } = usePageTexts().islands;
  const { lang } = langOf(picture, 'caption');
  if (lang === undefined) return picture.caption;
  return (
    <>
      <span lang={lang}>{picture.caption}</span> <small>· {writtenIn[lang]}</small>
    </>
  );
}
