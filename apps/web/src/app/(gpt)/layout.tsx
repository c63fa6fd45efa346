export { WritingChrome as default } from '@/app/site-chrome.tsx'
