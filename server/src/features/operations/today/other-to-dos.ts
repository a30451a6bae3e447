import { firstLineOf } from '@approdo/shared/domain/base/text/first-line';
import { readPendingReviews } from '../../bookings/reviews/index.ts';
import { readTroubledMail } from '../../content/mail/index.ts';
import { readOpenMessages } from '../../messages/messages/index.ts';
import { readDueTasks } from '../tasks/index.ts';
import { all, MOST, type ToDoContext, type ToDoLine } from './to-do-source.ts';

/** To-dos for unanswered contact messages. */
export async function listContacts({ reader }: ToDoContext) {
  const { items, total } = await readOpenMessages(reader, MOST);
  const lines = items.map(
    ({ id, name, message, createdAt }): ToDoLine => ({
      kind: 'CONTACT',
      id,
      at: createdAt,
      title: `${name} ha scritto`,
      detail: firstLineOf(message),
      address: `/admin/messages#${id}`,
      action: 'Rispondi',
    }),
  );
  return { items: lines, total };
}

/** One to-do for all failed mail, and one for all held mail. */
export async function listMail({ reader }: ToDoContext) {
  const troubled = await readTroubledMail(reader);
  const lines = troubled.map(({ status, count, oldest, id }): ToDoLine => {
    const isFailed = status === 'FAILED';
    return {
      kind: isFailed ? 'LETTER' : 'HELD',
      id,
      at: oldest,
      title: isFailed ? 'E-mail non partita' : 'E-mail in attesa della tua parola',
      detail: `${count} e-mail`,
      address: `/admin/mail?stato=${status}`,
      action: 'Vedi',
    };
  });
  return all(lines);
}

export async function listTasks({ reader, today }: ToDoContext) {
  const { items, total } = await readDueTasks(reader, { day: today, most: MOST });
  const lines = items.map(
    ({ id, name, description, due_date, priority }): ToDoLine => ({
      kind: 'TASK',
      id,
      at: due_date,
      priority,
      title: name,
      detail: firstLineOf(description),
      address: '/admin/task',
      action: 'Completa',
    }),
  );
  return { items: lines, total };
}

export async function listReviews({ reader, today }: ToDoContext) {
  const { items, total } = await readPendingReviews(reader, { today, most: MOST });
  const lines = items.map(
    ({ id, comment, createdAt }): ToDoLine => ({
      kind: 'REVIEW',
      id,
      at: createdAt,
      title: 'Recensione da approvare',
      detail: firstLineOf(comment),
      address: '/admin/reviews',
      action: 'Leggi',
    }),
  );
  return { items: lines, total };
}
