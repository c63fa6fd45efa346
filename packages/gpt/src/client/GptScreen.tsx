'use client'

import { useSearchParams } from 'next/navigation'
import { isConversationId } from '../model/conversation-id.ts'
import { conversationHref, GPT_HREF, QUERY } from '../routes.ts'
import { Assistant } from './Assistant.tsx'
import { useOwner } from './conversation/use-owner.ts'

const ARTICLE_ID = /^[1-9]\d{0,18}$/

/** The assistant with its address. The conversation is in the query, so that back and forward navigation works. */
export function GptScreen() {
  const query = useSearchParams()
  const owner = useOwner()
  const given = query.get(QUERY.conversation) ?? ''
  const article = query.get(QUERY.article) ?? ''
  if (owner === undefined) return null
  return (
    <Assistant
      // A new component for another user, so that no state is shared between users.
      key={owner}
      owner={owner}
      currentId={isConversationId(given) ? given : undefined}
      articleId={ARTICLE_ID.test(article) ? article : undefined}
      onOpen={(id, how) => setAddress(conversationHref(id), how)}
      onCreate={() => setAddress(GPT_HREF, 'push')}
    />
  )
}

/** Changes the address without navigation, because the page is the same for every query and must work offline. */
function setAddress(href: string, how: 'push' | 'replace'): void {
  if (how === 'push') window.history.pushState(null, '', href)
  else window.history.replaceState(null, '', href)
}
