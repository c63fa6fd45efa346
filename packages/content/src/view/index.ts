export { ContentHeader, type ContentHeaderProps } from './ContentHeader.tsx'
export { ContentRow, type ContentRowProps } from './ContentRow.tsx'
export { RowAuthor, type RowAuthorProps } from './RowAuthor.tsx'
