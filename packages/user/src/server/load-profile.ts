import 'server-only'
import { isPageId } from '@mozhan/routes'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type Profile, toProfile } from '../model/profile.ts'

/** Loads a user with counters; undefined if there is none. */
export const findProfile = cache(async (id: string): Promise<Profile | undefined> => {
  if (!isPageId(id) || isBuilding()) return undefined
  try {
    const api = createServerApi({ tags: [`user:${id}`] })
    return toProfile(await api.user.getUserWithColumns({ params: { id } }))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
})

/** Like `findProfile`, but throws Next's 404 if there is none. */
export async function loadProfile(id: string): Promise<Profile> {
  return (await findProfile(id)) ?? notFound()
}
