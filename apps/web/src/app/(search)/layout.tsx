export { SearchChrome as default } from '@/app/site-chrome.tsx'
