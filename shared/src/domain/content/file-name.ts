/** The file name with a new extension: `IMG_1.heic` made a JPEG is `IMG_1.jpg`. A matching one is left as is. */
export function nameAs(name: string, extension: string): string {
  const isRight = new RegExp(`\\.(${extension}${extension === 'jpg' ? '|jpeg' : ''})$`, 'i').test(name);
  return isRight ? name : `${name.replace(/\.\w{1,5}$/, '')}.${extension}`;
}
