import { UserArticles, UserColumns } from '@mozhan/article/server'
import { UserPage, userMetadata } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

type Props = PageProps<'/user/[id]'>

export async function generateMetadata({ params }: Props) {
  return userMetadata(await readId(params))
}

export default async function Page({ params }: Props) {
  const id = await readId(params)
  return (
    <UserPage
      id={id}
      articles={<UserArticles userId={id} />}
      columns={<UserColumns userId={id} />}
    />
  )
}
