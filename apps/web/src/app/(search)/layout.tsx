export { SearchChrome as default } from '@/site-chrome.tsx'
