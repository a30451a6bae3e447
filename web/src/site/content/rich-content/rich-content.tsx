import { useLocalizedLinks } from '../../links/use-localized-links.ts';
import { rawHtml } from '../../page/raw-html.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import type { ContentFacts } from './content-facts.ts';
import { renderContent } from './render-content.tsx';
import styles from './rich-content.module.css';

type RichContentProps = { readonly content: string; readonly facts: ContentFacts };

/** Content written in the editor, as a reader sees it. */
export function RichContent({ content, facts }: RichContentProps) {
  const texts = usePageTexts();
  const localize = useLocalizedLinks();
  return <div className={styles.content} {...rawHtml(renderContent(content, facts, { texts, localize }))} />;
}
