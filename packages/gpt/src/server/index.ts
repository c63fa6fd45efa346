export { GptPage } from './GptPage.tsx'
export { gptMetadata } from './metadata.ts'
