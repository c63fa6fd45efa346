import { UserArticles } from '@mozhan/article/server'
import { UserPage, userMetadata } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'
import { withSharing } from '@/sharing.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  const id = await readId(params)
  return withSharing(await userMetadata({ id }), 'user', id)
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  return <UserPage id={id} tab="articles" list={<UserArticles userId={id} page={1} />} />
}
