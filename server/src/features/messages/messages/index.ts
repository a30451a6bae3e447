export { forgetMessages } from './forget-messages.ts';
export { demoMessages } from './messages.demo.ts';
export { contactMessagesData } from './messages-data.ts';
export { readOpenMessages } from './read-open.ts';
export { readMessagesToFind } from './searchable-messages.ts';
