import { useState } from 'react'
import { Assistant } from '../client/Assistant.tsx'

export interface StoryAssistantProps {
  owner: string
  /** Id of the conversation in the URL. */
  currentId?: string
  articleId?: string
}

/** For stories: the assistant with the open conversation in React state instead of the URL. */
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
