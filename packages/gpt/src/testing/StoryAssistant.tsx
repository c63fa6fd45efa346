import { useState } from 'react'
import { Assistant } from '../client/Assistant.tsx'

export interface StoryAssistantProps {
  owner: string
  /** The conversation of the address. */
  currentId?: string
  articleId?: string
}

/** The assistant with its address in a state instead of the browser. */
export function StoryAssistant({ owner, currentId, articleId }: StoryAssistantProps) {
  const [address, setAddress] = useState({ currentId, articleId })
  return (
    <main style={{ paddingInline: 24 }}>
      <Assistant
        owner={owner}
        currentId={address.currentId}
        articleId={address.articleId}
        onOpen={(id) => setAddress({ currentId: id, articleId: undefined })}
        onCreate={() => setAddress({ currentId: undefined, articleId: undefined })}
      />
    </main>
  )
}
