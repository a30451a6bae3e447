import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { LOGO_MAX_SIDE } from '@approdo/shared/domain/content/look/logo';
import { LIGHT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import { readHeader, uprightSize } from '@approdo/shared/node/picture';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { LogoFault } from '../picture-maker.ts';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';

export const PAPER = LIGHT_COLOURS.paper;

// Only clean drawings are drawn, from memory: beside one in a file, librsvg would read the files that it refers to.
sharp.block({ operation: ['VipsForeignLoadSvgFile'] });

export type Size = { readonly width: number; readonly height: number };

/** A logo that can be drawn: a clean drawing, or a picture's bytes. */
export type OpenLogo = Size &
  ({ readonly drawing: CleanSvg } | { readonly drawing?: never; readonly picture: Buffer; readonly header: Metadata });

/** More than any logo that was made anew: 800 by 2000 pixels of noise are 6.4 MB. */
const MAX_FILE_BYTES = 8 * 2 ** 20;

/** Opens a file by what its bytes are. An SVG is cleaned, also one that was: it may come from a restored backup. */
export async function openLogo(path: string): Promise<OpenLogo | LogoFault> {
  if ((await stat(path)).size > MAX_FILE_BYTES) return 'unreadable';
  const bytes = await readFile(path);
  if (isPicture(bytes)) return await openPicture(bytes);
  if (!isDrawing(bytes)) return 'unsupported';
  if (!isUtf8(bytes)) return 'unreadable';
  const drawing = await cleanSvg(new TextDecoder().decode(bytes));
  return typeof drawing === 'string' ? drawing : { drawing, width: drawing.width, height: drawing.height };
}

async function openPicture(picture: Buffer): Promise<OpenLogo | LogoFault> {
  const header = await readHeader(picture);
  if (!header) return 'unreadable';
  const { width, height } = uprightSize(header);
  if (width > LOGO_MAX_SIDE || height > LOGO_MAX_SIDE) return 'too wide';
  return { picture, header, width, height };
}

/** PNG, or a RIFF file of WebP: the decoder is given nothing else. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  return head.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP$/s.test(head);
}

/** Whether it is markup with an element `svg`. UTF-8 is what drawing programs write; no other encoding is taken. */
function isDrawing(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return /^(?:\xef\xbb\xbf)?\s*</.test(text) && /<(?:[\w-]+:)?svg\b/.test(text);
}

/** Draws a logo as large as it fits in a box, on nothing. */
export function drawLogo(logo: OpenLogo, box: Size): Sharp {
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  const [width, height] = [scaled(logo.width, scale), scaled(logo.height, scale)];
  if (!logo.drawing) {
    const options = { limitInputPixels: LOGO_MAX_SIDE ** 2, failOn: 'error' } as const;
    return sharp(logo.picture, options).autoOrient().resize({ width, height, fit: 'fill' });
  }
  return sharp(Buffer.from(logo.drawing.svg.replace('<svg ', `<svg width="${width}" height="${height}" `)));
}

function scaled(side: number, scale: number): number {
  return Math.max(1, Math.round(side * scale));
}

/** What the decoder or librsvg cannot draw is `unreadable`. `draw` must write no file: a full disk is another fault. */
export async function orUnreadable<Made>(draw: () => Promise<Made>): Promise<Made | 'unreadable'> {
  try {
    return await draw();
  } catch {
    return 'unreadable';
  }
}
