export { Notice, type NoticeProps } from './Notice.tsx'
export { Seal, type SealProps } from './Seal.tsx'
export { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx'
export {
  type SiteHistoryEntry,
  SiteHistoryView,
  type SiteHistoryViewProps,
} from './site-history/SiteHistoryView.tsx'
