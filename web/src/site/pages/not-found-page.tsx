import buttons from '../../ui/button.module.css';
import type { PageView } from '../page.ts';
import type { PageTexts } from '../texts/page-texts.ts';
import { ReadingPage } from './writing/reading-page.tsx';

/** What any address that the table does not know shows. */
export function notFoundView({ layout: { missing } }: PageTexts): PageView {
  return {
    head: { title: missing.title, description: missing.description, isPrivate: true },
    body: (
      <ReadingPage title={missing.title}>
        <p>{missing.text}</p>
        <a className={buttons.button} href="/">
          {missing.home}
        </a>
      </ReadingPage>
    ),
  };
}
