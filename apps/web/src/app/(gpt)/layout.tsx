export { WritingChrome as default } from '@/site-chrome.tsx'
