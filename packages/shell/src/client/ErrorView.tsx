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
 * The page `/error`: shows the message of the cookie `error` as text, with a link to the home page. Without the cookie it
 * opens the home page at once.
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

/** Codes that are shown as a large number; longer ones are not. */
function numeralOf({ code = 0 }: Failure): string | undefined {
  return code >= 100 && code <= 99999 ? String(code) : undefined
}
