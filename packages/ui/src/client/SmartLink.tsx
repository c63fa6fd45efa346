'use client'

import Link from 'next/link'
import { type ComponentPropsWithRef, useState } from 'react'
import { canPrefetch } from './can-prefetch.ts'

export type SmartLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'prefetch'>

/**
 * A link inside the site. It is not prefetched because it is in view, but on pointer, touch or focus, and not on a slow
 * connection or if the reader saves data. An address with a query is not prefetched: Next would take it for the address
 * without the query.
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
