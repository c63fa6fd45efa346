'use client'

import { copy } from '../copy.ts'
import { Notice } from '../view/Notice.tsx'
import { SearchBox } from './SearchBox.tsx'

/** The page for an unknown address: 404, a message, a link to the home page, and a search box. */
export function NotFoundView() {
  return (
    <Notice
      numeral="404"
      title={copy.errors.notFound}
      english={copy.errors.notFoundEnglish}
      description={copy.errors.notFoundHint}
    >
      <SearchBox size="page" />
    </Notice>
  )
}
