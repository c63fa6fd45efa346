/** 与具体业务无关的服务端提示 */
export const copy = {
  success: '成功',
  missingToken: '缺少身份凭证',
  expiredToken: '您的身份已过期，请重新认证！',
  badToken: '身份凭证无效，请重新登录',
  badHeader: '身份凭证的格式有误，应为 Bearer 加令牌',
  changed: '内容在别处改过了。请另开一页看看现在的版本；再保存一次，就以这里的为准。',
  forbidden: '没有权限进行此操作',
  foreignOrigin: '不接受来自其他网站的请求',
  notFound: '请求的内容不存在',
  unknownPath: '请求的地址不存在',
  tooLarge: '提交的内容过大',
  busy: '正在处理的内容太多，请稍后再试',
  tooMany: '操作过于频繁，请稍后再试',
  tooManyCalls: (wait: string) => `操作过于频繁，请 ${wait}后再试`,
  tooManyAttempts: (wait: string) => `尝试次数过多，请 ${wait}后再试`,
  seconds: (count: number) => `${count} 秒`,
  minutes: (count: number) => `${count} 分钟`,
  serverError: '系统繁忙，请稍后再试',
  unavailable: '数据库暂时无法访问，请稍后再试',
  badJson: '请求内容不是有效的 JSON',
  jsonTooComplex: '请求内容的层次或项目过多',
  badText: '提交的内容含有无法保存的字符',
  badForm: '上传的内容不完整，请重新选择文件',
  fileTooLarge: (megabytes: number) => `文件不能超过 ${megabytes} MB`,
  badInput: (details: string) => `请求参数有误：${details}`,
  /** 用户自己填写的字段，按请求中的名字 */
  fields: {
    title: '标题',
    name: '名称',
    nickName: '昵称',
    mobile: '手机号',
    email: '邮箱',
    content: '内容',
    mdContent: '正文',
    labelIds: '标签',
    source: '来源',
    file: '文件',
    value: '操作',
    count: '操作',
  },
  /** 地址中该写 id 的地方空着时的提示，按接口的地址 */
  emptyIds: {
    '/article/api/article/viewCount/:id': '无效操作',
    '/question/api/question/viewCount/:id': '无效操作',
    '/article/api/comment/list/:id': '文章ID不能为空',
    '/article/comment/:id': '评论ID不能为空',
    '/question/api/replay/list/:questionId': '问题ID不能为空',
    '/question/replay/:id': '回答评论ID不能为空',
  },
  /** 同一个字段在各张表单上的名字，按请求的地址 */
  formFields: {
    '/article/article': { summary: '摘要' },
    '/article/column/saveOrUpdate': { summary: '说明' },
    '/article/resource': { summary: '说明' },
    '/system/user': { summary: '签名' },
  },
  and: '；',
  /** 各种错误在表单里的说法 form，以及对调用者的说法 detail；没有 form 的错误只会来自调用者 */
  problems: {
    missing: {
      form: (field: string) => `${field}不能为空`,
      detail: (field: string) => `缺少 ${field}`,
    },
    empty: {
      form: (field: string) => `${field}不能为空`,
      detail: (field: string) => `${field} 不能为空`,
    },
    invisible: {
      form: (field: string) => `${field}里没有可以看见的文字`,
      detail: (field: string) => `${field} 里没有可以看见的文字`,
    },
    tooLong: {
      form: (field: string, max: string) => `${field}不能超过 ${max} 个字`,
      detail: (field: string, max: string) => `${field} 不能超过 ${max} 个字`,
    },
    tooShort: {
      form: (field: string, min: string) => `${field}至少 ${min} 个字`,
      detail: (field: string, min: string) => `${field} 至少 ${min} 个字`,
    },
    noItems: {
      form: (field: string) => `请至少选择一个${field}`,
      detail: (field: string) => `${field} 至少一项`,
    },
    tooManyItems: {
      form: (field: string, max: string) => `最多可选${max}个${field}`,
      detail: (field: string, max: string) => `${field} 最多 ${max} 项`,
    },
    mobile: {
      form: (field: string) => `${field}为 11 位数字`,
      detail: (field: string) => `${field} 应为 11 位数字`,
    },
    email: {
      form: (field: string) => `${field}的格式不正确`,
      detail: (field: string) => `${field} 的格式不正确`,
    },
    noChoice: {
      form: (field: string) => `无效${field}`,
      detail: (field: string) => `${field} 的取值有误`,
    },
    oneOf: { detail: (field: string, values: string) => `${field} 应为 ${values} 之一` },
    range: {
      detail: (field: string, low: string, high: string) =>
        `${field} 应为 ${low} 到 ${high} 的整数`,
    },
    id: { detail: (field: string) => `${field} 应为数字编号` },
    date: { detail: (field: string) => `${field} 应为日期` },
    name: {
      detail: (field: string, low: string, high: string) =>
        `${field} 应为 ${low} 到 ${high} 个字母、数字、下划线或连字符`,
    },
    username: {
      detail: (field: string, low: string, high: string) =>
        `${field} 应为 ${low} 到 ${high} 个中文、字母、数字或下划线`,
    },
    turns: { detail: (field: string) => `${field} 里的消息过多，或有一条不完整` },
    wrong: { detail: (field: string) => `${field} 的取值有误` },
    wrongWhole: { detail: () => '请求内容不是所需的形式' },
  },
} as const
