/** Headers with a meaning for a server, a proxy, a framework or a browser. */
export const KNOWN_HEADERS =
  `accept accept-charset accept-datetime accept-encoding accept-language accept-patch accept-ranges
  access-control-request-headers access-control-request-method age alt-used authorization cache-control cdn-loop
  cf-connecting-ip cf-ipcountry client-ip content-encoding content-language content-location content-md5 content-type
  cookie cookie2 date destination device-memory dnt downlink dpr early-data ect etag expect expires fastly-client-ip
  forwarded from front-end-https if if-match if-modified-since if-none-match if-range if-unmodified-since keep-alive
  last-event-id last-modified location max-forwards next-action next-cache-tags next-hmr-refresh
  next-instant-navigation-testing-prefetch next-resume next-resume-state-length next-router-prefetch
  next-router-segment-prefetch next-router-state-tree next-url origin pragma prefer priority proxy-authorization
  proxy-connection purpose range referer rsc rtt save-data sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform
  sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user sec-gpc sec-purpose sec-websocket-key
  sec-websocket-protocol sec-websocket-version service-worker service-worker-navigation-preload set-cookie
  surrogate-capability te traceparent tracestate transfer true-client-ip upgrade upgrade-insecure-requests
  user-agent vary via viewport-width want-digest width x-action x-amz-cf-id x-api-version x-client-ip
  x-correlation-id x-csrf-token x-forwarded-by x-forwarded-for x-forwarded-host x-forwarded-path x-forwarded-port
  x-forwarded-prefix x-forwarded-proto x-forwarded-scheme x-forwarded-server x-forwarded-ssl x-host x-http-host-override
  x-http-method x-http-method-override x-invoke-error x-invoke-output x-invoke-path x-invoke-query x-invoke-status
  x-matched-path x-method-override x-middleware-invoke x-middleware-next x-middleware-override-headers
  x-middleware-prefetch x-middleware-rewrite x-middleware-request-cookie x-middleware-set-cookie x-middleware-skip
  x-middleware-subrequest x-middleware-subrequest-id x-moz x-mozhan-url x-next-cache-soft-tags x-next-cache-tags
  x-next-revalidate-tag-token x-next-revalidated-tags x-nextjs-data x-nextjs-html-request-id x-nextjs-matched-path
  x-nextjs-prerender x-nextjs-request-id x-nextjs-rewrite x-now-route-matches x-original-host x-original-url
  x-prerender-bypass-mode x-prerender-revalidate x-prerender-revalidate-if-generated x-proxy-url x-purpose x-real-ip
  x-refresh-secret x-request-id x-requested-with x-rewrite-url x-script-name x-server-name x-url-scheme x-vercel-id
  x-vercel-protection-bypass x-wap-profile`.split(/\s+/)

/** Valid and invalid header values. */
export const ODD_VALUES = [
  ...[
    '',
    '0',
    '1',
    '2',
    'true',
    'no-cache',
    '*',
    '*/*',
    'text/x-component',
    'application/json',
    'gzip',
    'br;q=0',
  ],
  ...[
    '/_tree',
    '/_full',
    '/../x',
    '/internal/refresh',
    'https://evil.test/',
    'evil.test',
    'prefetch',
    'prerender',
  ],
  ...[
    '%5B%22%22%2C%7B%7D%5D',
    '["",{},null,null,true]',
    'bytes=0-1',
    'bytes=5-',
    '"x"',
    'W/"x"',
    'a=1; b=2',
  ],
  ...[
    '__prerender_bypass=1',
    'accessToken=a; refreshToken=b',
    'middleware:middleware',
    'DELETE',
    'POST',
    'trailers',
  ],
  ...[
    'image',
    'document',
    'navigate',
    'cross-site',
    'Googlebot/2.1',
    'Twitterbot',
    'zh-CN',
    'Thu, 01 Jan 1970 00:00:00 GMT',
  ],
  ...['\xe4\xb8\xad', '\t', '<script>', "';--", 'x'.repeat(2000)],
]
