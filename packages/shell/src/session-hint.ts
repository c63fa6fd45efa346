import { SESSION_COOKIES } from '@mozhan/session'

/**
 * Runs inline in `<head>` beside the colour scheme's script: marks `<html>` where all three cookies of a session are
 * present, so that a signed-in reader is not shown the links for strangers first.
 */
export const sessionHintScript = `(function(){var c='; '+document.cookie;${JSON.stringify(SESSION_COOKIES)}.every(function(n){return new RegExp('; '+n+'=[^;]').test(c)})&&document.documentElement.setAttribute('data-session','in')})()`
