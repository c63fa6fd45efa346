'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { RAIL_ICON } from '@mozhan/ui'
import { ShareButton, SwitchControl } from '@mozhan/ui/client'
import IconBookmark from '@tabler/icons-react/icons/IconBookmark'
import IconBookmarkFilled from '@tabler/icons-react/icons/IconBookmarkFilled'
import IconHeart from '@tabler/icons-react/icons/IconHeart'
import IconHeartFilled from '@tabler/icons-react/icons/IconHeartFilled'
import { copy } from '../copy.ts'
import { OwnerTools } from './OwnerTools.tsx'
import classes from './ResourceActions.module.css'
import { useOwnState } from './use-own-state.ts'

export interface ResourceActionsProps {
  resourceId: string
  title: string
  likes: number
  collects: number
}

const { actions } = copy
const LIKE = { act: actions.like, undo: actions.unlike, ask: actions.signInToLike }
const COLLECT = { act: actions.collect, undo: actions.uncollect, ask: actions.signInToCollect }

/** What a reader can do with a resource; who uploaded it can do more. */
export function ResourceActions({ resourceId: id, title, likes, collects }: ResourceActionsProps) {
  const own = useOwnState(id)
  const member = useMember()
  const getApi = useApi()
  return (
    <section className={classes.actions} aria-label={copy.detail.actions}>
      <SwitchControl
        member={member}
        known={{ isOn: own?.isLiked ?? false, count: likes }}
        send={async (isOn) =>
          (await getApi()).resource.setThumb({ params: { id, value: isOn ? 1 : -1 } })
        }
        icons={{
          off: <IconHeart {...RAIL_ICON} />,
          on: <IconHeartFilled size={RAIL_ICON.size} />,
        }}
        labels={LIKE}
        tone="seal"
      />
      <SwitchControl
        member={member}
        known={{ isOn: own?.isCollected ?? false, count: collects }}
        send={async (isOn) =>
          (await getApi()).resource.setCollect({ params: { id, value: isOn ? 1 : -1 } })
        }
        icons={{
          off: <IconBookmark {...RAIL_ICON} />,
          on: <IconBookmarkFilled size={RAIL_ICON.size} />,
        }}
        labels={COLLECT}
      />
      <ShareButton title={title} />
      {own?.isOwner ? <OwnerTools resourceId={id} /> : null}
    </section>
  )
}
