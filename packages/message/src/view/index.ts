export { MessageNav, type MessageNavProps } from './MessageNav.tsx'
export { NoticeItem, type NoticeItemProps } from './NoticeItem.tsx'
