export { SiteFooter } from './SiteFooter.tsx'
export { SiteHistoryView } from './site-history/SiteHistoryView.tsx'
