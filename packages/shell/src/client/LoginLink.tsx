'use client'

import { loginHref, registerHref } from '@mozhan/session'
import { useSiteConfig } from '@mozhan/session/client'
import type { ReactNode } from 'react'

export interface LoginLinkProps {
  /** @default 'login' */
  to?: 'login' | 'register'
  className?: string
  children: ReactNode
}

/**
 * A way to the login site and back to this very address. A plain anchor: nothing may ever fetch it without a click.
 */
export function LoginLink({ to = 'login', className, children }: LoginLinkProps) {
  const { loginSiteUrl } = useSiteConfig()
  const hrefFrom = (currentUrl: string) =>
    (to === 'register' ? registerHref : loginHref)({ loginSiteUrl, currentUrl })
  return (
    <a
      className={className}
      // The page is the same for everybody and doesn't know its address before the click.
      href={loginSiteUrl}
      onClick={(event) => {
        event.currentTarget.href = hrefFrom(location.href)
      }}
    >
      {children}
    </a>
  )
}
