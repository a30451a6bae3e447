import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import { Lexer, Parser } from 'marked';
import type { Plugin } from 'vite';

/** A page of the owner's handbook, as written in docs/handbook. */
export type HandbookPage = {
  readonly title: string;
  /** In the format of stored content; a picture's address is its file name in the folder of pictures. */
  readonly content: string;
  /** The names of the pictures in it, without duplicates. */
  readonly pictures: readonly string[];
};

/** Width and height of every picture, in pixels; the space is reserved while it loads. */
export const PICTURE_SIZE = [1120, 700] as const;

/** Throws if a page does not begin with its title, or uses what stored content does not support. */
export function readHandbookPage(markdown: string): HandbookPage {
  const [title, ...blocks] = new Lexer().lex(markdown);
  if (title?.type !== 'heading' || title.depth !== 1) throw new Error('a page begins with its title');
  const pictures = new Set<string>();
  const parser = new Parser();
  parser.renderer.image = ({ href, text }) => {
    const name = /^pictures\/([\w-]+\.webp)$/.exec(href)?.[1];
    if (name === undefined) throw new Error(`no picture of the handbook: ${href}`);
    pictures.add(name);
    return `<img src="${name}" alt="${escapeMarkup(text)}" width="${PICTURE_SIZE[0]}" height="${PICTURE_SIZE[1]}">`;
  };
  parser.renderer.link = ({ href, tokens }) =>
    `<a href="${escapeMarkup(addressOf(href))}">${parser.parseInline(tokens)}</a>`;
  parser.renderer.html = ({ text }) => {
    throw new Error(`no markup in the handbook: ${text}`);
  };
  return { title: title.text, content: parser.parse(blocks), pictures: [...pictures] };
}

/** Handbook pages link to each other as files, so the links also work where the files are read. */
function addressOf(href: string): string {
  const page = /^([\w-]+)\.md(#[\w-]+)?$/.exec(href);
  return page ? `/help/${page[1]}${page[2] ?? ''}` : href;
}

/** Serves the handbook's pages as modules, converted from markdown at build time. */
export function handbookPages(): Plugin {
  return {
    name: 'approdo:handbook-pages',
    transform: {
      filter: { id: /\/docs\/handbook\/[\w-]+\.md$/ },
      handler(markdown) {
        const { title, content, pictures } = readHandbookPage(markdown);
        const imports = pictures.map((name, index) => `import picture${index} from './pictures/${name}?url';`);
        const addresses = pictures.map((name, index) => `${JSON.stringify(name)}: picture${index}`);
        const page = `{ title: ${JSON.stringify(title)}, content: ${JSON.stringify(content)}, pictures: { ${addresses.join(', ')} } }`;
        return { code: `${imports.join('\n')}\nexport default ${page};`, map: null };
      },
    },
  };
}
