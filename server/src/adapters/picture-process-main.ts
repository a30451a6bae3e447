import type { PictureAnswer, PictureTask } from './picture-process.ts';
import { makeAnew } from './picture-work.ts';
import { makeRenditions } from './renditions.ts';

/** The process that works on pictures: it answers each task and ends with the one that started it. */
process.on('message', (task: PictureTask) => {
  void answer(task).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    if (task.kind === 'make anew') return { id: task.id, result: await makeAnew(task) };
    await makeRenditions(task);
    return { id: task.id };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { id: task.id, fault: { message: error instanceof Error ? error.message : 'unknown', code } };
  }
}
