import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import classes from './Breadcrumb.module.css'
import { copy } from './copy.ts'

export interface BreadcrumbProps {
  /** From the top level down; the last entry is the page itself and has no link. */
  steps: readonly { text: string; href?: string }[]
}

/** Breadcrumb navigation. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav className={classes.crumbs} aria-label={copy.crumbs}>
      <ol className={classes.list}>
        {steps.map(({ text, href }, index) => (
          <li key={text} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {href === undefined ? (
              <UserText>{text}</UserText>
            ) : (
              <SmartLink href={href}>{text}</SmartLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
