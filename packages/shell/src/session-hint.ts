import { SESSION_COOKIES } from '@mozhan/session'

/**
 * Runs inline in `<head>` beside the colour scheme's script: marks `<html>` if all three cookies of a session are
 * present, so that a signed-in reader does not see the login links first.
 */
export const sessionHintScript = `(function(){var c='; '+document.cookie;${JSON.stringify(SESSION_COOKIES)}.every(function(n){return new RegExp('; '+n+'=[^;]').test(c)})&&document.documentElement.setAttribute('data-session','in')})()`
