import type { ReactNode } from 'react'
import classes from './RailControl.module.css'

export interface RailControlProps {
  icon: ReactNode
  /** Short text below the icon: a number, or what the control does. */
  text: string
  /** Full name for readers who can't see the icon. */
  label: string
  /** Leads somewhere. */
  href?: string
  /** Does something; without `href` and `onClick` it only counts. */
  onClick?: () => void
}

/** One round control of the rail with its count. */
export function RailControl({ icon, text, label, href, onClick }: RailControlProps) {
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
      <button type="button" className={classes.control} aria-label={label} onClick={onClick}>
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
