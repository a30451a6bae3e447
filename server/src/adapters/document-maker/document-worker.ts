import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';

/** The entry point of the maker's thread. */
export default async function work(paper: Paper): Promise<Uint8Array> {
  return await drawPaper(paper);
}
