import { type ParseTask, parseFeed } from './parse-feed.ts';

/** Runs in the reader's thread. */
export default function work(task: ParseTask): ReturnType<typeof parseFeed> {
  return parseFeed(task);
}
