import { compareTexts } from '../../base/language/text-order.ts';
import { cleanLine } from '../../base/text/text.ts';
import { cutText } from './adapt-text.ts';

const CAPTION_MAX_LENGTH = 300;

/** More than any system allows in a file name. */
const NAME_MAX_LENGTH = 1000;

/** Compares file names, numbers by value: `2` before `10`. Only the same name compares as 0. */
export function compareNaturally(one: string, other: string): number {
  return compareTexts(one, other) || Number(one > other) - Number(one < other);
}

type DescribedPhoto = {
  readonly fileName: string;
  /** The IPTC caption, XMP description and EXIF description, in this order; empty ones count as absent. */
  readonly descriptions?: readonly string[];
};

/**
 * The caption of a photo, at most 300 characters: what its file says, else its name in words; empty where that is the
 * name that a camera or program gave (MOVING.md, section 7).
 */
export function captionOf({ fileName, descriptions = [] }: DescribedPhoto): string {
  const told = descriptions.map((description) => cutText(cleanLine(description), CAPTION_MAX_LENGTH));
  const caption = told.find((description) => description !== '');
  if (caption !== undefined) return caption;
  const words = makeWords(fileName.slice(0, NAME_MAX_LENGTH));
  return isMeaningless(words) ? '' : words;
}

const EXTENSIONS = /(?:\s*\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?|bmp|svg))+$/i;

/** The numbers that put files in order: `03_`, `1. `, `2-04 `. */
const ORDER_NUMBERS = /^(?:\d+[\s.)]+)+/;

/** `IMG_1234` and `IMG_E1234`, `DSC…`, `PXL_…`, `WhatsApp Image…`, when they are words. */
const CAMERA_NAME = /^(?:img ?e?\d|dsc|pxl |whatsapp image)/i;

/** Repeats until nothing changes, since what is removed may uncover more. */
function makeWords(name: string): string {
  const words = cleanLine(name)
    .replace(/^.*[/\\]/, '')
    .replace(EXTENSIONS, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .replace(ORDER_NUMBERS, '')
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  const cut = cutText(words, CAPTION_MAX_LENGTH);
  return cut === name ? cut : makeWords(cut);
}

function isMeaningless(words: string): boolean {
  return !/\p{L}/u.test(words) || CAMERA_NAME.test(words) || isHexadecimal(words);
}

/** A hash or UUID; words of those letters, as `Bad 2`, are none. */
function isHexadecimal(words: string): boolean {
  const digits = words.replaceAll(' ', '');
  if (!/^(?=\D*\d)[0-9a-f]+$/i.test(digits)) return false;
  return digits.length >= 16 || words.split(' ').some((word) => word.length >= 6 && /\d/.test(word) && /\D/.test(word));
}
