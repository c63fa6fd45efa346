export { formatCount } from './format-count.ts'
export { type DateStyle, formatDate } from './format-date.ts'
export { formatRelativeTime, type RelativeTimeOptions } from './format-relative-time.ts'
export {
  findLabel,
  type Label,
  type LabelGroup,
  searchLabels,
  toLabelGroups,
} from './label-groups.ts'
export {
  findTopOf,
  mergeTops,
  type ReplyPart,
  type ThreadRow,
  type ThreadTop,
  withReplies,
} from './thread-parts.ts'
export { Avatar, type AvatarProps, type AvatarSize } from './view/Avatar.tsx'
export { Button, type ButtonLook, type ButtonProps, buttonClass } from './view/Button.tsx'
export { Empty, type EmptyProps } from './view/Empty.tsx'
export { FeedLayout, type FeedLayoutProps } from './view/FeedLayout.tsx'
export { LabelCloud, type LabelCloudProps } from './view/LabelCloud.tsx'
export { LabelLinks, type LabelLinksProps } from './view/LabelLinks.tsx'
export { MAIN_ID, Page, type PageProps } from './view/Page.tsx'
export { Pagination, type PaginationProps } from './view/Pagination.tsx'
export { RailControl, type RailControlProps } from './view/RailControl.tsx'
export { RAIL_ICON } from './view/rail-icon.ts'
export { SideSection, type SideSectionProps } from './view/SideSection.tsx'
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
  SkeletonText,
  type SkeletonTextProps,
} from './view/Skeleton.tsx'
export { TitleLinks, type TitleLinksProps } from './view/TitleLinks.tsx'
export { UserText, type UserTextProps } from './view/UserText.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './view/VisuallyHidden.tsx'
