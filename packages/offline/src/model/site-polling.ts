/** Set on the root element when `MAX_RELOADS` is reached; the offline page then shows that the reader has to retry. */
export const GIVEN_UP_ATTRIBUTE = 'data-given-up'

const RELOADS_KEY = 'mozhan-offline-reloads'
/** Limit of consecutive automatic reloads, because this page may still fail while the site is reachable. */
const MAX_RELOADS = 3
const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 60_000

/**
 * Script of the offline page: polls the site while the page is visible, with exponential backoff and jitter, and reloads once
 * the site is reachable. A navigation that is no reload resets the count of reloads. The event `online` alone is not enough,
 * because it fires once and the network may not work yet.
 */
export const SITE_POLLING_SCRIPT = `(function(){
var attempts=0,timer,reloads,entry=performance.getEntriesByType('navigation')[0]
if(entry&&entry.type!=='reload')sessionStorage.removeItem('${RELOADS_KEY}')
reloads=Number(sessionStorage.getItem('${RELOADS_KEY}'))
if(reloads>=${MAX_RELOADS})return document.documentElement.setAttribute('${GIVEN_UP_ATTRIBUTE}','')
function schedule(){clearTimeout(timer);timer=setTimeout(poll,Math.min(${MAX_WAIT_MS},${FIRST_WAIT_MS}*Math.pow(1.5,attempts++))*(0.75+Math.random()/2))}
function poll(){if(document.hidden)return
if(!navigator.onLine)return schedule()
fetch('/sw.js',{method:'HEAD',cache:'no-store'}).then(function(response){if(!response.ok)return schedule()
sessionStorage.setItem('${RELOADS_KEY}',reloads+1)
location.reload()},schedule)}
addEventListener('online',function(){attempts=0;poll()})
document.addEventListener('visibilitychange',poll)
schedule()
})()`
