/**
 * The default policy of Trusted Types. React, loaders and editors pass plain strings to the browser, so only a default
 * policy applies to them. Script URLs must belong to the build, which excludes uploads. HTML passes, because rendered HTML
 * is sanitized and the Content-Security-Policy blocks scripts in HTML. Script text is always refused.
 */
export const trustedTypesScript = `(function(){var t=window.trustedTypes;if(!t)return;try{t.createPolicy('default',{createHTML:function(h){return h},createScriptURL:function(u){var a=new URL(u,location.href);if(a.origin===location.origin&&(a.pathname==='/sw.js'||a.pathname.indexOf('/_next/static/')===0))return u}})}catch(e){}})()`
