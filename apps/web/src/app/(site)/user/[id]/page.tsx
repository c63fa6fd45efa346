import { UserArticles } from '@mozhan/article/server'
import { UserPage, userMetadata } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  return userMetadata(await readId(params))
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  return (
    <UserPage id={id} tab="articles">
      <UserArticles userId={id} page={1} />
    </UserPage>
  )
}
