import { type ParseTask, parseFeed } from './parse-feed.ts';

/** The entry point of the reader's thread. */
export default function work(task: ParseTask): ReturnType<typeof parseFeed> {
  return parseFeed(task);
}
