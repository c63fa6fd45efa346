import { UserArticles as articles, UserColumns as columns } from '@mozhan/article/server'
import { UserQuestions as questions } from '@mozhan/question/server'
import { UserResources as resources } from '@mozhan/resource/server'
import { userPage } from '@mozhan/routes'
import { parseVariant } from '@mozhan/routes/site'
import { UserPage, userMetadata } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, orNotFound, type ParamsProps } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

type Props = ParamsProps<'id' | 'tab' | 'page'>

const LISTS = { articles, columns, resources, questions }

export async function generateMetadata({ params }: Props) {
  return userMetadata(orNotFound(parseVariant(userPage, await params)))
}

export default async function Page({ params }: Props) {
  const place = orNotFound(parseVariant(userPage, await params))
  const { id, tab = 'articles', page = 1 } = place
  const List = LISTS[tab]
  return <UserPage id={id} tab={tab} list={<List userId={id} page={page} />} />
}
