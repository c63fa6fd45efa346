/** Set on the document's root once the page opens by itself no more. */
export const GIVEN_UP_ATTRIBUTE = 'data-given-up'

const RELOADS_KEY = 'mozhan-offline-reloads'
/** Reloads in a row that the page makes by itself; a site that is there may still not have this one address. */
const MAX_RELOADS = 3
/** Milliseconds until the first look, and between two of them at most. */
const FIRST_LOOK = 2000
const MAX_WAIT_MS = 60_000

/**
 * The script of a page without a network. A network that has just come back may not carry yet, and says so only once: the
 * page looks until it does, ever more rarely, spread, and only in sight.
 */
export const LOOK_AGAIN = `(function(){
var tries=0,timer,reloads,entry=performance.getEntriesByType('navigation')[0]
if(entry&&entry.type!=='reload')sessionStorage.removeItem('${RELOADS_KEY}')
reloads=Number(sessionStorage.getItem('${RELOADS_KEY}'))
if(reloads>=${MAX_RELOADS})return document.documentElement.setAttribute('${GIVEN_UP_ATTRIBUTE}','')
function wait(){clearTimeout(timer);timer=setTimeout(look,Math.min(${MAX_WAIT_MS},${FIRST_LOOK}*Math.pow(1.5,tries++))*(0.75+Math.random()/2))}
function look(){if(document.hidden)return
if(!navigator.onLine)return wait()
fetch('/sw.js',{method:'HEAD',cache:'no-store'}).then(function(answer){if(!answer.ok)return wait()
sessionStorage.setItem('${RELOADS_KEY}',reloads+1)
location.reload()},wait)}
addEventListener('online',function(){tries=0;look()})
document.addEventListener('visibilitychange',look)
wait()
})()`
