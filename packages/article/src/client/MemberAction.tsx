'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { RAIL_ICON } from '@mozhan/ui'
import { SwitchControl } from '@mozhan/ui/client'
import IconBookmark from '@tabler/icons-react/icons/IconBookmark'
import IconBookmarkFilled from '@tabler/icons-react/icons/IconBookmarkFilled'
import IconHeart from '@tabler/icons-react/icons/IconHeart'
import IconHeartFilled from '@tabler/icons-react/icons/IconHeartFilled'
import { copy } from './copy.ts'
import { useOwnState } from './use-own-state.ts'

export interface MemberActionProps {
  kind: 'like' | 'collect'
  articleId: string
  count: number
}

const LOOKS = {
  like: {
    icons: {
      off: <IconHeart {...RAIL_ICON} />,
      on: <IconHeartFilled size={RAIL_ICON.size} />,
    },
    labels: { act: copy.like, undo: copy.unlike, ask: copy.signInToLike },
    tone: 'seal',
  },
  collect: {
    icons: {
      off: <IconBookmark {...RAIL_ICON} />,
      on: <IconBookmarkFilled size={RAIL_ICON.size} />,
    },
    labels: { act: copy.collect, undo: copy.uncollect, ask: copy.signInToCollect },
    tone: 'brand',
  },
} as const

/** Likes or collects an article. Who isn't signed in is led to the login site and back. */
export function MemberAction({ kind, articleId, count }: MemberActionProps) {
  const own = useOwnState(articleId)
  const member = useMember()
  const getApi = useApi()
  const { icons, labels, tone } = LOOKS[kind]
  return (
    <SwitchControl
      member={member}
      known={{ isOn: (kind === 'like' ? own?.isLiked : own?.isCollected) ?? false, count }}
      send={async (isOn) => {
        const { article } = await getApi()
        const call = kind === 'like' ? article.setThumb : article.setCollect
        await call({ params: { id: articleId, value: isOn ? 1 : -1 } })
      }}
      icons={icons}
      labels={labels}
      tone={tone}
    />
  )
}
