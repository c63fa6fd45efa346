import { Skeleton, SkeletonGroup, SkeletonText } from '@mozhan/ui'
import classes from './ArticleListSkeleton.module.css'

export interface ArticleListSkeletonProps {
  /** @default 3 */
  rows?: number
}

/** Placeholder of rows that are loading. */
export function ArticleListSkeleton({ rows = 3 }: ArticleListSkeletonProps) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, row) => row + 1).map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width={row % 2 === 0 ? '46%' : '72%'} height={20} />
          <SkeletonText lines={2} />
          <Skeleton width="34%" height={13} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
