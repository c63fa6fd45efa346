/**
 * Runs inline in `<head>` beside the colour scheme's script: marks `<html>` where the cookies of a session are present,
 * so that a signed-in reader is not shown the links for strangers first.
 */
export const sessionHintScript = `(function(){var c=document.cookie;/(^|; )userInfo=[^;]/.test(c)&&/(^|; )accessToken=[^;]/.test(c)&&document.documentElement.setAttribute('data-session','in')})()`
