export { formatCount } from './format-count.ts'
export { formatDate } from './format-date.ts'
export { findLabel, type Label, type LabelGroup, toLabelGroups } from './label-groups.ts'
export {
  mergeTops,
  type ReplyPart,
  type ThreadRow,
  type ThreadTop,
  withReplies,
} from './thread-parts.ts'
export { Avatar, type AvatarSize } from './view/Avatar.tsx'
export { Button, buttonClass } from './view/Button.tsx'
export { Empty } from './view/Empty.tsx'
export { FeedLayout } from './view/FeedLayout.tsx'
export { LabelCloud } from './view/LabelCloud.tsx'
export { LabelLinks } from './view/LabelLinks.tsx'
export { MAIN_ID, Page } from './view/Page.tsx'
export { Pagination } from './view/Pagination.tsx'
export { RailControl } from './view/RailControl.tsx'
export { RAIL_ICON } from './view/rail-icon.ts'
export { SearchField } from './view/SearchField.tsx'
export { SideSection } from './view/SideSection.tsx'
export { Skeleton, SkeletonGroup, SkeletonText } from './view/Skeleton.tsx'
export { TitleLinks } from './view/TitleLinks.tsx'
export { TitleText } from './view/TitleText.tsx'
export { ToneBar } from './view/ToneBar.tsx'
export { UserText } from './view/UserText.tsx'
export { VisuallyHidden } from './view/VisuallyHidden.tsx'
