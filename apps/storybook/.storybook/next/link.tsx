import type { ComponentPropsWithRef } from 'react'
import { router } from './navigation.ts'

interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  prefetch?: boolean | null
  replace?: boolean
  scroll?: boolean
}

/** Mock of next/link: a plain link whose click calls the mock router. */
export default function Link({ href, prefetch, replace, scroll, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || rest.target === '_blank') return
        event.preventDefault()
        if (replace) router.replace(href)
        else router.push(href)
      }}
    />
  )
}
