'use client'

import Link from 'next/link'
import { type ComponentPropsWithRef, useState } from 'react'
import { canPrefetch } from './can-prefetch.ts'

export type SmartLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'prefetch'>

/**
 * A link inside the site. It fetches nothing because it is in view; it prepares the page when the reader turns to it
 * (pointer, finger or focus), and not even then on a slow connection or where data is to be saved.
 */
export function SmartLink({ onPointerEnter, onFocus, onTouchStart, ...rest }: SmartLinkProps) {
  const [wanted, setWanted] = useState(false)
  const prepare = () => {
    if (!wanted && canPrefetch()) setWanted(true)
  }
  return (
    <Link
      {...rest}
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
