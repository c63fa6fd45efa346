import { hashPassword } from '../../../domains/auth/password.ts'
import type { Database } from '../../../platform/db/client.ts'
import {
  adverts,
  channels,
  dictionaryItems,
  histories,
  labels,
  messages,
  users,
} from '../../../platform/db/schema/index.ts'
import { toNameKeys } from '../../../platform/text/fold-name.ts'
import type { DemoContent } from '../demo/types.ts'
import { insertRows, toDate } from './rows.ts'

/** Users, channels with labels, adverts, dictionaries, notices and reading history. */
export async function insertBasics(tx: Database, content: DemoContent, now: Date): Promise<void> {
  await insertRows(
    tx,
    users,
    await Promise.all(
      content.users.map(async ({ password, createDate, ...user }) => ({
        ...user,
        ...toNameKeys(user),
        password: password === undefined ? null : await hashPassword(password),
        createDate: toDate(createDate, now),
        updateDate: toDate(createDate, now),
      })),
    ),
  )
  await insertRows(
    tx,
    channels,
    content.channels.map(({ labels: _labels, enabled = true, ...channel }, sort) => ({
      ...channel,
      status: enabled ? 1 : 0,
      sort,
    })),
  )
  await insertRows(
    tx,
    labels,
    content.channels.flatMap((channel) =>
      channel.labels.map((label, sort) => ({ ...label, channelId: channel.id, sort })),
    ),
  )
  await insertRows(
    tx,
    adverts,
    content.adverts.map((advert, sort) => ({ ...advert, sort })),
  )
  await insertRows(
    tx,
    dictionaryItems,
    content.dictionaries.flatMap(({ code, items }) =>
      items.map((item, sort) => ({ ...item, code, sort })),
    ),
  )
  await insertRows(
    tx,
    messages,
    content.messages.map(({ isRead, createDate, ...message }) => ({
      ...message,
      isRead: isRead ? 1 : 0,
      createDate: toDate(createDate, now),
    })),
  )
  await insertRows(
    tx,
    histories,
    (content.history ?? []).map(({ viewDate, ...visit }) => ({
      ...visit,
      viewDate: toDate(viewDate, now),
    })),
  )
}
