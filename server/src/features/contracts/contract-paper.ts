import type { Language } from '@approdo/shared/domain/language/language';
import type { Wording } from '@approdo/shared/domain/text/wording';
import type { Block, Paper } from '../../adapters/document-maker/document-maker.ts';

const PAGE: Readonly<Record<Language, string>> = {
  it: 'Pagina {page} di {pages}',
  en: 'Page {page} of {pages}',
  de: 'Seite {page} von {pages}',
  fr: 'Page {page} sur {pages}',
};

const HEADING = /^# +(.*)$/;

type Of = { readonly language: Language; readonly createdAt: string };

/** A contract as it is drawn, worded already: an empty line ends a paragraph, a line that begins with `# ` is a heading. */
export function contractPaper({ subject, body }: Wording, { language, createdAt }: Of): Paper {
  return {
    language,
    title: subject,
    createdAt,
    blocks: body
      .trim()
      .split(/\n{2,}/)
      .flatMap(blocksOf),
    footer: { text: subject, page: PAGE[language] },
  };
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading === undefined) {
      lines.push(line);
      continue;
    }
    end();
    blocks.push({ kind: 'heading', text: heading });
  }
  end();
  return blocks;
}
