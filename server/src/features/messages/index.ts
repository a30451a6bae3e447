export { forgetMessages } from './forget-messages.ts';
export { deleteMessage, listMessages } from './messages.repository.ts';
