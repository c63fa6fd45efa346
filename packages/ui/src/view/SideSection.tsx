import type { ReactNode } from 'react'
import { SmartLink } from '../client/SmartLink.tsx'
import classes from './SideSection.module.css'

export interface SideSectionProps {
  title: string
  /** Address that the title leads to. */
  href?: string
  /** Address of the complete list. */
  more?: { href: string; text: string; label?: string }
  children: ReactNode
}

/** A titled list in a side column, below a hairline. */
export function SideSection({ title, href, more, children }: SideSectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {href === undefined ? title : <SmartLink href={href}>{title}</SmartLink>}
        </h2>
        {more ? (
          <SmartLink className={classes.more} href={more.href} aria-label={more.label}>
            {more.text}
          </SmartLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}
