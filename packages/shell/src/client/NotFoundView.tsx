'use client'

import { copy } from '../copy.ts'
import { Notice } from '../view/Notice.tsx'
import { SearchBox } from './SearchBox.tsx'

/** The page of an unknown address: a number, a sentence, the way home, and a way to find what was meant. */
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
