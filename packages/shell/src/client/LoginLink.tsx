'use client'

import { loginHref, registerHref } from '@mozhan/session'
import { useSessionActions, useSiteConfig } from '@mozhan/session/client'
import type { MouseEvent, ReactNode } from 'react'
import { internalRoutes } from '../routes.ts'

export interface LoginLinkProps {
  /** @default 'login' */
  to?: 'login' | 'register'
  className?: string
  children: ReactNode
}

/**
 * A way to the login site and back to this very address. A plain anchor: nothing may ever fetch it without a click. What
 * is being typed on the page is kept before it is left.
 */
export function LoginLink({ to = 'login', className, children }: LoginLinkProps) {
  const { loginSiteUrl } = useSiteConfig()
  const actions = useSessionActions()
  const hrefFrom = (currentUrl: string) =>
    (to === 'register' ? registerHref : loginHref)({ loginSiteUrl, currentUrl })
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = hrefFrom(location.href)
    if (event.defaultPrevented || isForAnotherTab(event)) return
    event.preventDefault()
    actions[to]()
  }
  return (
    <a
      className={className}
      // The page is the same for everybody and doesn't know its address before the click. Without scripts the app does.
      href={internalRoutes[to]}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
