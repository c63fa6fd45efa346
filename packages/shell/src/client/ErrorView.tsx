'use client'

import { buttonClass } from '@mozhan/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import { type Failure, failureText, needsLogin, parseFailure } from '../model/failure.ts'
import { routes } from '../routes.ts'
import { Notice } from '../view/Notice.tsx'
import { LoginLink } from './LoginLink.tsx'
import { SearchBox } from './SearchBox.tsx'

/**
 * The page `/error`: says what the cookie `error` holds, as text, and leads home. Without such a cookie there is nothing
 * to say, and the reader is sent home at once.
 */
export function ErrorView() {
  const router = useRouter()
  const [failure, setFailure] = useState<Failure>()

  useEffect(() => {
    const left = parseFailure(document.cookie)
    if (left) setFailure(left)
    else router.replace(routes.home)
  }, [router])

  if (!failure) {
    return (
      <noscript>
        <Notice title={copy.errors.unknown} />
      </noscript>
    )
  }
  return (
    <Notice
      numeral={numeralOf(failure)}
      title={failureText(failure)}
      action={
        needsLogin(failure) ? (
          <LoginLink className={buttonClass({ variant: 'outline' })}>{copy.errors.login}</LoginLink>
        ) : null
      }
    >
      <SearchBox size="page" />
    </Notice>
  )
}

/** Codes as people know them; anything longer is no number to show large. */
function numeralOf({ code = 0 }: Failure): string | undefined {
  return code >= 100 && code <= 99999 ? String(code) : undefined
}
