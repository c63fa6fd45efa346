import { UserArticles, UserColumns } from '@mozhan/article/server'
import { UserQuestions } from '@mozhan/question/server'
import { UserResources } from '@mozhan/resource/server'
import { UserPage, userMetadata } from '@mozhan/user/server'
import * as rendering from '@/rendering.ts'

export const generateStaticParams = rendering.atFirstVisit
export const revalidate = 300

const LISTS = {
  articles: UserArticles,
  columns: UserColumns,
  resources: UserResources,
  questions: UserQuestions,
}

export async function generateMetadata({ params }: rendering.ProfilePageProps) {
  return userMetadata(await rendering.readProfilePlace(params))
}

export default async function Page({ params }: rendering.ProfilePageProps) {
  const { id, tab, page } = await rendering.readProfilePlace(params)
  const List = LISTS[tab]
  return <UserPage id={id} tab={tab} list={<List userId={id} page={page} />} />
}
