'use client'

import Link from 'next/link'
import { type ComponentPropsWithRef, useState } from 'react'
import { canPrefetch } from './can-prefetch.ts'

export type SmartLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'prefetch'>

/**
 * A link inside the site. It fetches nothing because it is in view; it prepares the page when the reader turns to it
 * (pointer, finger or focus), and not even then on a slow connection or where data is to be saved. A page that is named by
 * its query is fetched when it is opened: Next would take it for the one without.
 */
export function SmartLink({
  href,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: SmartLinkProps) {
  const [wanted, setWanted] = useState(false)
  const prepare = () => {
    if (!wanted && !hasQuery(href) && canPrefetch()) setWanted(true)
  }
  return (
    <Link
      {...rest}
      href={href}
      prefetch={wanted ? null : false}
      onPointerEnter={(event) => {
        prepare()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prepare()
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        prepare()
        onTouchStart?.(event)
      }}
    />
  )
}

function hasQuery(href: SmartLinkProps['href']): boolean {
  return typeof href === 'string' ? href.includes('?') : Boolean(href.query ?? href.search)
}
