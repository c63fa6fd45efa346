export { SiteChrome as default } from '@/app/site-chrome.tsx'
