'use client'

import { useSearchParams } from 'next/navigation'
import { isTalkId } from '../model/talk-id.ts'
import { GPT_HREF, QUERY, talkHref } from '../routes.ts'
import { Assistant } from './Assistant.tsx'
import { useOwner } from './talk/use-owner.ts'

const ARTICLE_ID = /^[1-9]\d{0,18}$/

/** The assistant at its address: the conversation is in the query, so that going back and forward shows others. */
export function GptScreen() {
  const query = useSearchParams()
  const owner = useOwner()
  const given = query.get(QUERY.talk) ?? ''
  const article = query.get(QUERY.article) ?? ''
  if (owner === undefined) return null
  return (
    <Assistant
      // Nothing of one person's stays for another.
      key={owner}
      owner={owner}
      currentId={isTalkId(given) ? given : undefined}
      articleId={ARTICLE_ID.test(article) ? article : undefined}
      onOpen={(id, how) => setAddress(talkHref(id), how)}
      onCreate={() => setAddress(GPT_HREF, 'push')}
    />
  )
}

/** The page is the same one: nothing has to be fetched for another query, and nothing may, where there is no network. */
function setAddress(href: string, how: 'push' | 'replace'): void {
  if (how === 'push') window.history.pushState(null, '', href)
  else window.history.replaceState(null, '', href)
}
