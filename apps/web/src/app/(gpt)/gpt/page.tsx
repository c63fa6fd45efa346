import { GptPage, gptMetadata } from '@mozhan/gpt/server'

export const revalidate = 300

export const generateMetadata = gptMetadata

export default GptPage
