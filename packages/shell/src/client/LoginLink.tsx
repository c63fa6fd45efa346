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
 * A link to the login site and back to the current address. A plain anchor, because it must never be prefetched. Unsaved
 * input is stored before the page is left.
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
      // The page is shared by all readers, so its address is added on click. Without scripts the route handler adds it.
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
