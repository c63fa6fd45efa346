import type { ReactNode } from 'react'
import classes from './RailControl.module.css'

export interface RailControlProps {
  icon: ReactNode
  /** Short text below the icon: a number, or the action. */
  text: string
  /** Accessible name. */
  label: string
  /** Makes it a link. */
  href?: string
  /** Makes it a button; without `href` and `onClick` it only shows a count. */
  onClick?: () => void
  /** State of a toggle. */
  isOn?: boolean
  /** Colour of a toggle that is on. @default 'brand' */
  tone?: 'brand' | 'seal'
}

/** One round control of the rail with its count. */
export function RailControl({
  icon,
  text,
  label,
  href,
  onClick,
  isOn,
  tone = 'brand',
}: RailControlProps) {
  const face = (
    <>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span aria-hidden>{text}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <a className={classes.control} href={href} aria-label={label}>
        {face}
      </a>
    )
  }
  if (onClick) {
    return (
      <button
        type="button"
        className={classes.control}
        data-tone={tone}
        aria-label={label}
        aria-pressed={isOn}
        onClick={onClick}
      >
        {face}
      </button>
    )
  }
  return (
    <span className={classes.control} role="img" aria-label={label}>
      {face}
    </span>
  )
}
