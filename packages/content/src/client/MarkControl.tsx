'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { RAIL_ICON } from '@mozhan/ui'
import { SwitchControl } from '@mozhan/ui/client'
import IconBookmark from '@tabler/icons-react/icons/IconBookmark'
import IconBookmarkFilled from '@tabler/icons-react/icons/IconBookmarkFilled'
import IconHeart from '@tabler/icons-react/icons/IconHeart'
import IconHeartFilled from '@tabler/icons-react/icons/IconHeartFilled'
import type { ContentKind } from './content-kind.ts'
import { copy } from './copy.ts'
import { useOwnState } from './use-own-state.ts'

export interface MarkControlProps {
  mark: 'like' | 'collect'
  kind: ContentKind
  id: string
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

/** Likes or collects a content. Visitors are redirected to the login and back. */
export function MarkControl({ mark, kind, id, count }: MarkControlProps) {
  const own = useOwnState(kind, id)
  const member = useMember()
  const getApi = useApi()
  const { icons, labels, tone } = LOOKS[mark]
  return (
    <SwitchControl
      member={member}
      known={{ isOn: (mark === 'like' ? own?.isLiked : own?.isCollected) ?? false, count }}
      send={async (isOn) => {
        const { [kind]: calls } = await getApi()
        const value = isOn ? 1 : -1
        // Questions name the value `count` in the path of a like.
        if (mark === 'like') await calls.setThumb({ params: { id, value, count: value } })
        else await calls.setCollect({ params: { id, value } })
      }}
      icons={icons}
      labels={labels}
      tone={tone}
    />
  )
}
