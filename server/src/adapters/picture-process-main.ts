import { makeAvatar } from './avatar-work.ts';
import { makeAnew } from './picture-work.ts';
import { makeRenditions } from './renditions.ts';
import type { PictureAnswer, PictureTask } from './start-picture-process.ts';

/** The process that works on pictures: it answers each task and ends with the one that started it. */
process.on('message', (task: PictureTask) => {
  void answer(task).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    return { id: task.id, ...(await work(task)) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { id: task.id, fault: { message: error instanceof Error ? error.message : 'unknown', code } };
  }
}

async function work(task: PictureTask): Promise<Pick<PictureAnswer, 'made' | 'avatar'>> {
  if (task.kind === 'make anew') return { made: await makeAnew(task) };
  if (task.kind === 'make avatar') {
    const avatar = await makeAvatar('file' in task ? task.file : Buffer.from(task.base64, 'base64'));
    return { avatar: typeof avatar === 'string' ? avatar : { base64: avatar.toString('base64') } };
  }
  await makeRenditions(task);
  return {};
}
