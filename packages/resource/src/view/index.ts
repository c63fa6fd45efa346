export { ResourceItem, type ResourceItemProps } from './ResourceItem.tsx'
export { ResourceList, type ResourceListProps } from './ResourceList.tsx'
