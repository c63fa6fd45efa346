export { SiteChrome as default } from '@/site-chrome.tsx'
