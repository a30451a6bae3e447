export { deleteMessage, listMessages } from './contact.repository.ts';
export { forgetMessages } from './forget-messages.ts';
