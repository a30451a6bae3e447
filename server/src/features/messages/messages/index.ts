export { demoMessages } from './messages.demo.ts';
export { contactMessagesData, forgetMessages, readMessagesToFind, readOpenMessages } from './messages.service.ts';
