export { messageTypeOf } from './model/message-type.ts'
export { lettersHref, messagesHref } from './routes.ts'
