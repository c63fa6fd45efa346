export { MessagePage, messageMetadata } from './MessagePage.tsx'
