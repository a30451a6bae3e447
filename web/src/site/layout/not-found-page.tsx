import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { Versions } from '../page/in-language.ts';
import type { PageView } from '../page/page.ts';
import type { PageTexts } from '../texts/use-page-texts.ts';
import { OnwardLinks } from './onward-links.tsx';
import { ReadingPage } from './reading-page.tsx';

/** The page for any unknown address. */
export function notFoundView({ language, layout: { missing } }: PageTexts, elsewhere: Versions): PageView {
  return {
    head: { title: missing.title, description: missing.description, isPrivate: true },
    body: (
      <ReadingPage title={missing.title}>
        <p>{missing.text}</p>
        <OnwardLinks href={addressIn(language, '/')} text={missing.home} italian={elsewhere.it} />
      </ReadingPage>
    ),
    versions: elsewhere,
    instead: '/',
  };
}
