'use client'

import { useApi, useCallFailure, useSession, useSessionActions } from '@mozhan/session/client'
import { formatCount, RAIL_ICON, RailControl } from '@mozhan/ui'
import { RailOutcome, useOptimisticToggle } from '@mozhan/ui/client'
import IconBookmark from '@tabler/icons-react/icons/IconBookmark'
import IconBookmarkFilled from '@tabler/icons-react/icons/IconBookmarkFilled'
import IconHeart from '@tabler/icons-react/icons/IconHeart'
import IconHeartFilled from '@tabler/icons-react/icons/IconHeartFilled'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { useOwnState } from './use-own-state.ts'

export interface MemberActionProps {
  kind: 'like' | 'collect'
  articleId: string
  count: number
}

const LOOKS = {
  like: {
    off: <IconHeart {...RAIL_ICON} />,
    on: <IconHeartFilled size={RAIL_ICON.size} />,
    act: copy.rail.like,
    undo: copy.rail.unlike,
    ask: copy.rail.signInToLike,
  },
  collect: {
    off: <IconBookmark {...RAIL_ICON} />,
    on: <IconBookmarkFilled size={RAIL_ICON.size} />,
    act: copy.rail.collect,
    undo: copy.rail.uncollect,
    ask: copy.rail.signInToCollect,
  },
} as const

/** Likes or collects an article, at once and for good. Who isn't signed in is led to the login site and back. */
export function MemberAction({ kind, articleId, count }: MemberActionProps) {
  const { status } = useSession()
  const { login } = useSessionActions()
  const own = useOwnState(articleId)
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [failure, setFailure] = useState<string>()
  const {
    isOn,
    count: shown,
    toggle,
  } = useOptimisticToggle({
    known: { isOn: (kind === 'like' ? own?.isLiked : own?.isCollected) ?? false, count },
    async send(next) {
      const api = await getApi()
      const call = kind === 'like' ? api.article.setThumb : api.article.setCollect
      await call({ params: { id: articleId, value: next ? 1 : -1 } })
    },
    onFail: (error) => setFailure(describeFailure(error).message),
  })
  const { on, off, act, undo, ask } = LOOKS[kind]
  const text = formatCount(shown)
  if (status !== 'signed-in') {
    return <RailControl icon={off} text={text} label={ask(text)} onClick={login} />
  }
  return (
    <RailOutcome text={failure} onGone={() => setFailure(undefined)}>
      <RailControl
        icon={isOn ? on : off}
        text={text}
        label={isOn ? undo(text) : act(text)}
        isOn={isOn}
        tone={kind === 'like' ? 'seal' : 'brand'}
        onClick={() => {
          setFailure(undefined)
          toggle()
        }}
      />
    </RailOutcome>
  )
}
