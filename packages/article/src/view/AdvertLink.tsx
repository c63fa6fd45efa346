import { SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import type { AdvertBox } from '../model/advert-box.ts'

export interface AdvertLinkProps {
  advert: AdvertBox
  className?: string
  /** Accessible name of the link. @default its content */
  label?: string
  children: ReactNode
}

/** Link of an advert: client-side navigation for pages of the site, a plain link for others, no link without a target. */
export function AdvertLink({ advert, className, label, children }: AdvertLinkProps) {
  const { href, isBlank } = advert
  if (href === undefined) return <div className={className}>{children}</div>
  if (href.startsWith('/') && !isBlank) {
    return (
      <SmartLink className={className} href={href} aria-label={label}>
        {children}
      </SmartLink>
    )
  }
  return (
    <a
      className={className}
      href={href}
      aria-label={label}
      {...(isBlank ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  )
}
