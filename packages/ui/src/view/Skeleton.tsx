import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import classes from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface SkeletonProps {
  /** px or a CSS length. @default '100%' */
  width?: number | string
  /** px or a CSS length. @default 14 */
  height?: number | string
  /** @default 'text' */
  shape?: 'text' | 'block' | 'circle'
}

export interface SkeletonTextProps {
  /** Number of lines; the last one is shorter. @default 3 */
  lines?: number
}

export interface SkeletonGroupProps {
  children: ReactNode
}

/** A grey placeholder for content that is loading. Becomes visible 200 ms after it was mounted. */
export function Skeleton({ width = '100%', height = 14, shape = 'text' }: SkeletonProps) {
  const size = shape === 'circle' ? { width: height, height } : { width, height }
  return <span className={classes.skeleton} data-shape={shape} style={size} aria-hidden />
}

/** Placeholder lines of a paragraph. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span className={classes.text} aria-hidden>
      {Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
        <Skeleton key={line} width={line === lines && lines > 1 ? '62%' : '100%'} />
      ))}
    </span>
  )
}

/** Wraps the placeholders of one region and announces once to screen readers that it is loading. */
export function SkeletonGroup({ children }: SkeletonGroupProps) {
  return (
    <div role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      {children}
    </div>
  )
}
