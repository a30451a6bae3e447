import { type Embed, ForbiddenEmbedError, readEmbed, writeEmbed } from '@approdo/shared/rich-text/embed';

/** Replaces frames that show a video or a map by embeds. */
export function replaceFrames(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe')) {
    const embed = readFrame(frame.getAttribute('src') ?? '');
    if (!embed) continue;
    const block = body.ownerDocument.createElement('div');
    for (const [name, value] of Object.entries(writeEmbed(embed))) block.setAttribute(name, value);
    frame.replaceWith(block);
  }
}

/** The hosts of the frames in pasted HTML that are dropped, each once. */
export function listForeignFrames(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const sources = [...body.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src')?.trim() ?? '');
  const hosts = sources.filter((source) => source !== '' && !readFrame(source)).map(hostOf);
  return [...new Set(hosts)].filter((host) => host !== '');
}

/** The embed for a frame: a YouTube video or a map; undefined for anything else. */
function readFrame(source: string): Embed | undefined {
  for (const type of ['youtube', 'map'] as const) {
    try {
      const embed = readEmbed({ 'data-type': type, 'data-src': source });
      if (source.trim() !== '' && embed) return embed;
    } catch (fault) {
      if (!(fault instanceof ForbiddenEmbedError)) throw fault;
    }
  }
  return undefined;
}

function hostOf(source: string): string {
  return URL.canParse(source, 'https://localhost') ? new URL(source, 'https://localhost').hostname : '';
}
