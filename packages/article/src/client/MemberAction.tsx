'use client'

import { useSession, useSessionActions } from '@mozhan/session/client'
import { formatCount } from '@mozhan/ui'
import IconBookmark from '@tabler/icons-react/icons/IconBookmark'
import IconHeart from '@tabler/icons-react/icons/IconHeart'
import { copy } from '../copy.ts'
import { RailControl } from '../view/RailControl.tsx'
import { RAIL_ICON } from '../view/rail-icon.ts'

export interface MemberActionProps {
  kind: 'like' | 'collect'
  count: number
}

const WORDS = {
  like: { icon: <IconHeart {...RAIL_ICON} />, count: copy.rail.likes, ask: copy.rail.signInToLike },
  collect: {
    icon: <IconBookmark {...RAIL_ICON} />,
    count: copy.rail.collects,
    ask: copy.rail.signInToCollect,
  },
} as const

/** Count of likes or collections. Who isn't signed in is led to the login site and back to the article. */
export function MemberAction({ kind, count }: MemberActionProps) {
  const { status } = useSession()
  const { login } = useSessionActions()
  const { icon, count: say, ask } = WORDS[kind]
  const text = formatCount(count)
  if (status === 'anonymous') {
    return <RailControl icon={icon} text={text} label={ask(text)} onClick={login} />
  }
  return <RailControl icon={icon} text={text} label={say(text)} />
}
