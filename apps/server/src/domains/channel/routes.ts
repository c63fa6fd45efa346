import { contract } from '@mozhan/api-client/contract'
import type { Router } from '../../platform/http/router.ts'
import { findChannelLabels, findChannels, findHotLabels } from './queries.ts'

/** Number of labels in the hot list. */
const HOT_LABELS = 10

export function channelRoutes({ mount, context }: Router): void {
  const { channel } = contract

  mount(channel.listChannels, async () => {
    const rows = await findChannels(context.db)
    return rows.map((row) => ({
      ...row,
      createDate: row.createDate.toISOString(),
      updateDate: row.updateDate.toISOString(),
    }))
  })

  mount(channel.listChannelLabels, async () => findChannelLabels(context.db))

  mount(channel.listHotLabels, () => findHotLabels(context.db, HOT_LABELS))
}
