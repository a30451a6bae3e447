export { demoMessages } from './messages.demo.ts';
export {
  contactMessagesData,
  forgetMessages,
  noteSentReply,
  readMessagesToFind,
  readOpenMessages,
} from './messages.service.ts';
