import { channelMetadata, HomePage } from '@mozhan/article/server'
import { OpenQuestions } from '@mozhan/question/server'
import { atFirstVisit as generateStaticParams, type ParamsProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps) {
  return channelMetadata(await readId(params))
}

export default async function Page({ params }: ParamsProps) {
  return <HomePage channelId={await readId(params)} questions={<OpenQuestions />} />
}
