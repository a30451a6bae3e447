import type { Language } from '@approdo/shared/domain/base/language/language';
import { formatMessage, type MessageOrText } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import { nameStyle } from './name-style.ts';

/** Colours and sizes of web/src/ui/tokens.css, copied since that file may be unavailable then. */
const STYLE = `
html { color-scheme: light; }
body { box-sizing: border-box; min-block-size: 100svh; margin: 0; padding: clamp(1.25rem, 5vw, 4rem); display: grid; place-content: center;
  background: #fdfcf9; color: #16293a; font: 1.0625rem/1.6 system-ui, sans-serif; text-align: center; }
h1 { max-inline-size: 24ch; margin: 0 auto 2.25rem; color: #0d3b57; font: 400 clamp(1.9rem, 1.4rem + 2vw, 2.9rem)/1.15 Georgia, serif; text-wrap: balance; }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 0.25rem; background: #17587c; color: #ffffff; text-decoration: none; }
a:hover { background: #0d3b57; }
a:focus-visible { outline: 2px solid #17587c; outline-offset: 2px; }
`;

/** The page's style as the Content-Security-Policy names it; the page loads nothing else. */
export const BUSY_STYLE = nameStyle(STYLE);

/**
 * The page for a visitor whose page cannot be rendered now: the refusal's text, and a link to try the same address
 * again. It needs neither a database nor a file.
 */
export function writeBusyPage(message: MessageOrText, language: Language): string {
  const words = REFUSAL_WORDS[language];
  const text = formatMessage(message, words);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text}</h1>
<a href="">${words.tryAgain}</a>
</main>
</body>
</html>
`;
}
