export { messageTypeOf } from './model/message-type.ts'
export { letterHref, messagesHref } from './routes.ts'
