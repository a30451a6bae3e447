import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';

/** Runs in the maker's thread. */
export default async function work(paper: Paper): Promise<Uint8Array> {
  return await drawPaper(paper);
}
