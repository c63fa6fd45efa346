'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { RAIL_ICON } from '@mozhan/ui'
import { ShareButton, SwitchControl } from '@mozhan/ui/client'
import IconBookmark from '@tabler/icons-react/icons/IconBookmark'
import IconBookmarkFilled from '@tabler/icons-react/icons/IconBookmarkFilled'
import IconHeart from '@tabler/icons-react/icons/IconHeart'
import IconHeartFilled from '@tabler/icons-react/icons/IconHeartFilled'
import { copy } from '../copy.ts'
import { AskerTools } from './AskerTools.tsx'
import classes from './QuestionActions.module.css'
import { useQuestionFacts } from './QuestionFacts.tsx'
import { useOwnState } from './use-own-state.ts'

export interface QuestionActionsProps {
  title: string
  likes: number
  collects: number
}

const { actions } = copy
const LIKE = { act: actions.like, undo: actions.unlike, ask: actions.signInToLike }
const COLLECT = { act: actions.collect, undo: actions.uncollect, ask: actions.signInToCollect }

/** What a reader can do with a question; the asker can do more. */
export function QuestionActions({ title, likes, collects }: QuestionActionsProps) {
  const { questionId: id } = useQuestionFacts()
  const own = useOwnState(id)
  const member = useMember()
  const getApi = useApi()
  return (
    <section className={classes.actions} aria-label={copy.question.actions}>
      <SwitchControl
        member={member}
        known={{ isOn: own?.isLiked ?? false, count: likes }}
        send={async (isOn) =>
          (await getApi()).question.setThumb({ params: { id, count: isOn ? 1 : -1 } })
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
          (await getApi()).question.setCollect({ params: { id, value: isOn ? 1 : -1 } })
        }
        icons={{
          off: <IconBookmark {...RAIL_ICON} />,
          on: <IconBookmarkFilled size={RAIL_ICON.size} />,
        }}
        labels={COLLECT}
      />
      <ShareButton title={title} />
      {own?.isOwner ? <AskerTools /> : null}
    </section>
  )
}
