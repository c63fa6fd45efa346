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
  /** How many lines; the last one is shorter. @default 3 */
  lines?: number
}

export interface SkeletonGroupProps {
  children: ReactNode
}

/** A grey stroke in the place of something that is still to come. Shows itself 200 ms after it was put there. */
export function Skeleton({ width = '100%', height = 14, shape = 'text' }: SkeletonProps) {
  const size = shape === 'circle' ? { width: height, height } : { width, height }
  return <span className={classes.skeleton} data-shape={shape} style={size} aria-hidden />
}

/** Lines of a paragraph that is still to come. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span className={classes.text} aria-hidden>
      {Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
        <Skeleton key={line} width={line === lines && lines > 1 ? '62%' : '100%'} />
      ))}
    </span>
  )
}

/** Wraps the strokes of one place and says to a screen reader, once, that it is loading. */
export function SkeletonGroup({ children }: SkeletonGroupProps) {
  return (
    <div role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      {children}
    </div>
  )
}
