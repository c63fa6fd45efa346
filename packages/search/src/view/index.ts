export { FilterRow, type FilterRowProps } from './FilterRow.tsx'
export { HitItem, type HitItemProps } from './HitItem.tsx'
export { KindTabs, type KindTabsProps } from './KindTabs.tsx'
export { ResultsView, type ResultsViewProps } from './ResultsView.tsx'
