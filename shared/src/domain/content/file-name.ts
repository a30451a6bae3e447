/** The name that a file goes by as what it has become: `IMG_1.heic` made a JPEG is `IMG_1.jpg`. A right ending stays as it is written. */
export function nameAs(name: string, extension: string): string {
  const isRight = new RegExp(`\\.(${extension}${extension === 'jpg' ? '|jpeg' : ''})$`, 'i').test(name);
  return isRight ? name : `${name.replace(/\.\w{1,5}$/, '')}.${extension}`;
}
