/** 配置表里的一行：是什么；默认值不是一个固定的值时，它怎样得出 */
const settings = {
  PORT: { about: '网站的端口' },
  API_PORT: { about: 'API 的端口' },
  API_HOST: { about: 'API 监听的地址' },
  DATA_DIR: { about: '内置数据库、上传的文件与密钥；相对路径从仓库根目录算起' },
  DEMO: {
    fallback: '用内嵌数据库且没有设 `SITE_URL` 时 `on`，否则 `off`',
    about:
      '数据库为空时写入什么：`on` 是演示的作者、内容与公开密码的账号；`off` 只有频道、标签与账号 `owner`，它的密码只在终端打印一次',
  },
  DATABASE_URL: {
    fallback: '无（用内置数据库）',
    about: 'PostgreSQL 15 或更新，`postgres://…`',
  },
  REDIS_URL: {
    fallback: '无（经由数据库）',
    about: '多个 API 实例之间传递消息变化的 Redis，`redis://…`',
  },
  SITE_NAME: { about: '产品名，出现在标题里' },
  SITE_URL: {
    fallback: '`http://localhost:PORT`',
    about: '网站的公开地址，用于规范链接与订阅源；不设时，登录后回到读者所在主机的 `PORT`',
  },
  LOGO_URL: { fallback: '自带的标志', about: '页头的标志' },
  SITE_FILING: {
    fallback: '无（只显示“备案号”）',
    about: '页脚的备案号，如 `京ICP备00000000号`，链接到备案的网站',
  },
  LIVE_DESTINATION: {
    fallback: '`/user/queue/system`',
    about:
      '浏览器在 `/wss` 上订阅的地址，`:userId` 代表登录的人；自己架设 RabbitMQ 时设，如 `/exchange/amq.topic/status.:userId`',
  },
  LOGIN_SITE_URL: {
    fallback: '`:LOGIN_PORT`',
    about: '登录站点的地址；`:端口` 是读者所在主机上的那个端口。设为别的站点时，自带的不启动',
  },
  LOGIN_PORT: { fallback: '`4100`', about: '自带的登录站点的端口；明确设置时，总会启动' },
  SESSION_COOKIE_DOMAIN: {
    fallback: '无（只限本主机）',
    about: '网站与登录站点共用的上级域名，如 `example.com`',
  },
  LOGIN_REDIRECT_HOSTS: {
    fallback: '无',
    about: '登录后除网站外还可以返回的主机或源，逗号分隔',
  },
  ACCESS_TOKEN_SECONDS: { about: '访问令牌的有效期' },
  REFRESH_TOKEN_SECONDS: { about: '刷新令牌的有效期；每次使用都会换新' },
  API_URL: { fallback: '`http://127.0.0.1:API_PORT`', about: '网站到哪里找 API' },
  API_BASE: { about: '浏览器里 API 的路径或地址' },
  SITE_INVALIDATION_URLS: {
    fallback: '`http://127.0.0.1:PORT`',
    about: '内容改动时要通知的每个网站实例，逗号分隔；设为空时谁也不通知',
  },
  REFRESH_SECRET: { fallback: '第一次启动时生成', about: '上述通知的密钥' },
  TOKEN_SECRET: { fallback: '第一次启动时生成', about: '签发令牌的密钥' },
  TRUSTED_PROXIES: {
    fallback: '无',
    about:
      '可信的反向代理地址或网段，逗号分隔；只信它们的 `X-Forwarded-*` 与 `X-Request-Id`，API 总是相信本机',
  },
  PAGE_CACHE_MB: { about: '前门用于保存成品页面的内存' },
  SERVICE_WORKER: {
    about: '设为 `off` 时，从每个浏览器撤下离线阅读，连同它存下的一切',
  },
  RELEASE: {
    fallback: '由构建的文件名得出',
    about: '程序的名字；换了名字，打开着的页面会提议刷新',
  },
  S3_BUCKET: {
    fallback: '无（存在 `DATA_DIR/files`）',
    about: '存放上传文件的存储桶；以下各项只在设了它时有用',
  },
  S3_ENDPOINT: { fallback: '亚马逊', about: '兼容 S3 的服务地址' },
  S3_REGION: { fallback: '`us-east-1`', about: '存储桶所在的区域' },
  S3_ACCESS_KEY_ID: {
    fallback: '由 AWS SDK 查找',
    about: '访问密钥的名字，与下一项同时设置',
  },
  S3_SECRET_ACCESS_KEY: {
    fallback: '由 AWS SDK 查找',
    about: '访问密钥，与上一项同时设置',
  },
  S3_PUBLIC_URL: { fallback: '无（经 API 读取）', about: '读者直接读取图片的地址' },
  AI_BASE_URL: {
    fallback: '无（用站内检索回答）',
    about: '兼容 OpenAI 的服务地址，`/chat/completions` 之前的部分；也用来写摘要',
  },
  AI_MODEL: { fallback: '设了上一项时必填', about: '模型的名字' },
  AI_API_KEY: {
    fallback: '无',
    about: '服务的密钥；只由 API 使用，不进浏览器，也不进日志',
  },
  AI_CONTEXT_TOKENS: { about: '一次提问最多带多少：文章、之前的对话与问题' },
  AI_FIRST_TOKEN_SECONDS: { about: '回答的第一个字最多等多久' },
  AI_NEXT_TOKEN_SECONDS: { about: '之后每一段最多等多久' },
  RESERVED_NAMES: {
    fallback: '`管理员`、`客服`、`admin` 等',
    about:
      '谁都不能用作用户名或昵称的名字，逗号分隔；站名总在其中，几个连在一起或加上数字、标点也算',
  },
  RATE_LIMITS: {
    about: '限流各项次数的倍数；`off` 不限，只用于压测。登录失败的次数照样限制',
  },
  REVIEW_ARTICLES: { about: '设为 `1` 时，公开的文章审核通过后才显示' },
  DRAIN_SECONDS: { about: '停止之前还应答多久，好让代理察觉' },
  API_METRICS_PORT: { fallback: '无', about: 'Prometheus 来取 API 的指标的端口' },
  METRICS_PORT: { fallback: '无', about: 'Prometheus 来取网站的指标的端口' },
  METRICS_HOST: { about: '指标监听的地址' },
  TEXT_WORKERS: {
    fallback: '核数减一，至少 2',
    about: '渲染文章的线程数',
  },
  TEXT_SECONDS: { about: '渲染一篇最多用多久；超出时按原样显示' },
  TEXT_MEMORY_MB: { about: '一个线程最多用多少内存' },
  LOG_LEVEL: { about: '写多少日志；`npm start` 用 `warn`' },
}

/** README 里的配置表，与少数默认值 */
export const copy = {
  defaultSiteName: '墨栈',
  /** 任何人都不能用来自称的名字；站名另算 */
  defaultReservedNames:
    '系统、系统通知、系统消息、通知、消息、管理员、管理、超级、官方、客服、站长、版主、编辑部、admin、administrator、moderator、official、root、service、staff、support、system、webmaster'.split(
      '、',
    ),
  settings,
  heads: ['变量', '取值', '默认', '谁用', '是什么'],
  users: { api: 'API', site: '网站', both: '两者' },
  kinds: {
    port: '端口',
    host: '主机名或 IP',
    domain: '域名',
    folder: '文件夹',
    text: '文字',
    texts: '文字，逗号分隔',
    factorOrOff: '倍数，如 `0.5`、`2`，或 `off`',
    path: '路径',
    address: '地址',
    addresses: '地址，逗号分隔',
    database: '地址',
    pathOrAddress: '路径或地址',
    loginSite: '地址或 `:端口`',
    hosts: '主机或源，逗号分隔',
    proxies: 'IP 或网段，逗号分隔',
    secret: (least: number) => `至少 ${least} 个字符`,
    key: '文字',
    choice: (words: readonly string[]) => words.map((word) => `\`${word}\``).join('、'),
    number: (unit: string, min: number, max: number) => `${unit}，${min} 到 ${max}`,
  },
  units: { second: '秒', thread: '个', megabyte: 'MB', token: 'token' },
} as const
