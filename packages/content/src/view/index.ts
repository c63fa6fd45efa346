export { Breadcrumb } from './Breadcrumb.tsx'
export { ContentHeader } from './ContentHeader.tsx'
export { ContentRow } from './ContentRow.tsx'
export { RowAuthor } from './RowAuthor.tsx'
