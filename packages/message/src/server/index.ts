export { MessagePage, type MessagePageProps, messageMetadata } from './MessagePage.tsx'
