import { SmartLink } from '@mozhan/ui/client'
import { FILING_SITE, routes } from '../routes.ts'
import { copy } from './copy.ts'
import classes from './SiteFooter.module.css'

export interface SiteFooterProps {
  siteName: string
  /** Registration number of the site. @default 备案号 */
  filing?: string
}

/** The footer: three links, the slogan, the year, and the registration number. */
export function SiteFooter({ siteName, filing = copy.filing }: SiteFooterProps) {
  return (
    <footer className={classes.footer}>
      <nav className={classes.links} aria-label={copy.label}>
        {Object.entries(copy.links).map(([key, label]) => (
          <SmartLink key={key} href={routes.home}>
            {label}
          </SmartLink>
        ))}
      </nav>
      <p className={classes.line}>
        <span>{copy.signature(siteName)}</span>
        <span>{copy.copyright}</span>
        <a href={FILING_SITE} target="_blank" rel="noopener noreferrer">
          {filing}
        </a>
      </p>
    </footer>
  )
}
