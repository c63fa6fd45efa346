/**
 * The default policy of Trusted Types. React, loaders and editors hand plain strings to the browser, so only a default
 * policy reaches them. Programs come from the build and from nowhere else, not even from an upload. HTML
 * passes: what the renderer made is clean, and no HTML can bring a script that the hashes do not allow. Text is never a
 * program.
 */
export const trustedTypesScript = `(function(){var t=window.trustedTypes;if(!t)return;try{t.createPolicy('default',{createHTML:function(h){return h},createScriptURL:function(u){var a=new URL(u,location.href);if(a.origin===location.origin&&(a.pathname==='/sw.js'||a.pathname.indexOf('/_next/static/')===0))return u}})}catch(e){}})()`
