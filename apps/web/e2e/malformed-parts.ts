/** Splits at whitespace. */
const words = (text: string): string[] => text.trim().split(/\s+/)

export const PAGES = words(`
  / /article /article/1 /article/page/2 /column/1 /label/1 /question /question/1 /user/1 /question/list/hot/2
  /user/1/columns/2 /resource/1 /resource/list /resource/list/narrowed /search /user /message /resource /article/edit
  /question/edit /article/1/own /history /gpt /error /rss.xml /column/1/atom.xml /syndication/site/0/rss
  /sitemap/article-1.xml /sitemap.xml /robots.txt /internal/expired /internal/failure /internal/login /internal/refresh
  /sw.js /wss /favicon.ico /_next/static/chunks/a.js /_next/image /_next/data/a/index.json
  /files/demo/avatars/demo.svg /files/share/article/1.png
`)

/** Pieces of addresses. Node decodes raw bytes as Latin-1. */
export const PIECES = [
  ...words(String.raw`
    %ff %A0 %00 %E4 %E4%B8 %ED%A0%80 %ED%BF%BF %C0%AF %F0%9F %F8%88%80%80%80 %u4e2d % %zz %0 %0d%0a %2e%2e %2e .. .
    %252e%252e %2f %2F%2F // %5c \ \..\ %3f %23 %20 + ; : @ * | ^ " <script> ' [ ] { } [] [id] (site) $ ! ~
    %E2%80%AE %EF%BB%BF %F0%9F%98%80 .rsc .json .txt .segments/_tree.segment.rsc .prefetch.rsc -1 0 1e3
    99999999999999999999 NaN __proto__ constructor
  `),
  ...['\xe4\xb8\xad', '\xff\xfe', 'a'.repeat(500), 'a'.repeat(3000), '%E4%B8%AD'.repeat(700)],
  ...['/a'.repeat(400), '%2e/'.repeat(300)],
]

export const PARAMETERS = words(`
  key t page tab label id type title order to f dest redirectURL with draft kind panel _rsc nxtPid nxtIid __nextDataReq
  __proto__ toString fileUrl accessToken url w q v
`)

export const COOKIES = words(`
  userInfo accessToken refreshToken error refreshTried __prerender_bypass __next_preview_data x
`)

export const COOKIE_VALUES = [
  ...words(`
    %00 %0A a%0D%0Ab %ff %E4 " {} [] null %7B%22uid%22%3A%22%00%22%7D %7B%22uid%22%3A1e99%7D
    %7B%22uid%22%3A%221%22%7D {"uid":"__proto__"} a.b.c %
  `),
  ...['', '\xff', 'x'.repeat(5000), '='.repeat(20)],
]

export const BODIES = [
  ...words(String.raw`
    { [] null 1 "x" {} {"current":"x","size":-1} {"current":1e309,"size":10} {"a":"\ud800"} {"__proto__":{"a":1}}
    {"current":1,"size":10,"title":"\u0000"} {"key":"\u0000","current":1} {"tags":["\u0000"]} a=b&c=%ff
    {"id":"1","userId":{},"type":[1]} {"current":1,"size":10,"key":["a"],"userId":1}
  `),
  ...['', '\xff\xfe', '['.repeat(3000), '--x\r\n\r\n', `{"content":"${'x'.repeat(20_000)}"}`],
]

/** Header names with their test values. */
export const HEADERS: readonly [name: string, values: readonly string[]][] = [
  ['accept', ['', 'text/x-component', 'a/b;q=x', ',,,;;;', 'x'.repeat(4000)]],
  ['accept-encoding', ['', 'br;q=2', 'gzip;q=-1', 'identity;q=0', '\xff']],
  ['accept-language', ['zh', '*;q=9', 'x'.repeat(2000), '\xe4']],
  ['authorization', ['Bearer', 'Bearer \xff', 'Basic !!!', `Bearer ${'x'.repeat(5000)}`]],
  [
    'content-type',
    ['', 'application/json; charset=x', 'multipart/form-data', 'text/plain', '\xff'],
  ],
  ['if-none-match', ['*', '"', 'W/', 'x'.repeat(3000)]],
  ['if-modified-since', ['yesterday', '-1', 'Thu, 01 Jan 99999 00:00:00 GMT']],
  ['next-action', ['x', '00'.repeat(21), '\xff']],
  ['next-router-prefetch', ['1', '2', '3', 'x']],
  ['next-router-segment-prefetch', ['/_tree', '/../x', '/\xff', 'x', '/_tree'.repeat(100)]],
  ['next-router-state-tree', ['', '%', '%ff', '[]', '{}', '["",1]', '['.repeat(2000), '\xff']],
  ['next-router-state-tree', ['%5B%22%22%2C%7B%22children%22%3A1%7D%5D', '["",{},null,null,true]']],
  ['next-url', ['/', '//evil', '%ff', 'x'.repeat(2000)]],
  ['origin', ['null', 'x', 'http://', '\xff']],
  ['range', ['bytes=5-1', 'bytes=-0', 'x', 'bytes=0-0,1-1,2-2']],
  ['referer', ['x', 'http://', 'http://[', '//', 'http://a:b@c/%ff', 'x'.repeat(4000)]],
  ['rsc', ['1', '0', 'x', '']],
  ['rsc', ['1']],
  ['sec-fetch-dest', ['image', 'document', 'x', '']],
  ['sec-purpose', ['prefetch', 'x']],
  ['te', ['trailers', 'x']],
  ['upgrade', ['h2c', 'websocket', 'x']],
  ['upload-length', ['-1', 'x', '9'.repeat(30)]],
  ['upload-metadata', ['x', 'filename \xff', ',']],
  ['user-agent', ['', 'Googlebot', '\xff', '() { :;}']],
  ['x-forwarded-for', ['x', '1.1.1.1'.repeat(200), '\xff']],
  ['x-forwarded-host', ['x y', 'evil.test', '[']],
  ['x-http-method-override', ['DELETE', 'x']],
  ['x-middleware-subrequest', ['src/proxy:src/proxy:src/proxy:src/proxy:src/proxy', 'x']],
  ['x-mozhan-url', ['x', 'http://evil.test/']],
  ['x-nextjs-data', ['1', 'x']],
  ['x-prerender-revalidate', ['x']],
  ['x-refresh-secret', ['', 'x', '\xff']],
  ['x-request-id', ['x y', 'x'.repeat(500)]],
]
