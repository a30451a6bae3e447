/** Loads third-party content only when the visitor asks for it. */
export function loadEmbedsOnClick(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-load]') : null;
    const embed = button?.closest<HTMLElement>('[data-embed]');
    if (embed) load(embed);
  });
}

function load(embed: HTMLElement): void {
  const { embed: kind, src = '', label = '' } = embed.dataset;
  const replacement = kind === 'image' ? makeImage(src) : makeFrame(embed, { src, label });
  embed.replaceChildren(replacement);
  replacement.focus();
}

/** As large as the preview that it replaces. */
function makeFrame(embed: HTMLElement, { src, label }: { readonly src: string; readonly label: string }): HTMLElement {
  const still = embed.querySelector('svg');
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = label;
  frame.width = still?.getAttribute('width') ?? '';
  frame.height = still?.getAttribute('height') ?? '';
  frame.allow = 'encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

function makeImage(src: string): HTMLElement {
  const image = document.createElement('img');
  image.src = src;
  image.alt = '';
  return image;
}
