/** All messages of the importer. */
export const copy = {
  usage: `用法：pnpm import-articles <文件夹或 zip> --author <用户名> [选项]

  --author <用户名>    文章归谁，必须是已有的账号
  --channel <频道>     新标签放进哪个频道（默认：其他）
  --private            全部导入为仅自己可见
  --publish-drafts     草稿也公开（默认：草稿仅作者可见）
  --dry-run            只检查，不写入
  --help               显示这段说明`,
  needsFolder: '请给出要导入的文件夹或 zip。',
  needsAuthor: '请用 --author 说明文章归谁，例如 --author demo。',
  noFolder: (folder: string) => `${folder} 不是文件夹，也不是 zip，请检查路径。`,
  badZip: (reason: string) => `打不开这个 zip：${reason}`,
  hugeZip: '解压后的体积异常',
  tooManyFiles: (max: number) => `里面的文件超过 ${max} 个，请分成几个 zip`,
  noFiles: (folder: string) => `${folder} 里没有 Markdown 文件（.md、.markdown、.mdx）。`,
  foundEntries: (count: number) => `这是墨栈导出的内容，共 ${count} 条`,
  notUtf8: '不是 UTF-8，墨栈导出的文件都是；请从原来的压缩包重新解开',
  found: (count: number, folder: string) => `在 ${folder} 里找到 ${count} 个 Markdown 文件`,
  viaServer: (url: string) => `交给正在运行的服务（${url}）`,
  inProcess: '服务没有在运行，直接写入数据',
  dryRun: '只检查，不写入',
  progress: (done: number, total: number, name: string) => `[${done}/${total}] ${name}`,
  stopped:
    '连续多个文件都没能送达，已停下。请检查服务是否正常，再运行同一条命令，已导入的不会重复。',
  answerOf: (status: number) => `服务的回答不对（HTTP ${status}）`,
  unreachable: (reason: string) => `没能送达服务：${reason}`,
  unreadable: (reason: string) => `读不了这个文件：${reason}`,

  nul: '有空字符（U+0000），已去掉',
  cutCharacter: '有读不出的字节（多半是字符被截断），已用 \uFFFD 标出',
  twoEncodings: '从这里起不再是 UTF-8，按 GB18030 读入；同一份文件里有两种编码，请核对这一行前后',
  unknownEncoding: '既不是 UTF-8 也不是 GB18030，读不出的字节已用 \uFFFD 标出',
  mojibake: (restored: boolean) =>
    `从这里起是乱码：文件曾被当作 Latin-1 读入，又存成了 UTF-8，${
      restored ? '已按原来的字节还原，请核对' : '已无法还原，按现有字符导入'
    }`,
  readAs: (encoding: string) => `不是 UTF-8，按 ${encoding} 读入`,

  unclosedFrontMatter: '文件头没有结束标记，当作正文保留',
  longFrontMatter: (max: number) => `文件头超过 ${max} 个字符，只逐行读取了其中的字段`,
  brokenFrontMatter: (format: string, reason: string) =>
    `文件头不是有效的 ${format}（${reason}），读出了能读的部分，正文完整保留`,
  badDate: (key: string, value: string) => `${key} 的值“${value}”不是日期，已忽略`,
  titleFromName: (title: string) => `没有标题，用文件名“${title}”`,
  titleCut: '标题超过 255 个字符，已截短',
  tooManyLabels: (dropped: string) => `标签最多五个，没有用上：${dropped}`,
  labelFromFolder: (label: string) => `没有标签，用文件夹名“${label}”`,
  privateDraft:
    '这是草稿（文件头这样写，或放在 _drafts 里），导入后只有作者自己看得到；要公开请加 --publish-drafts',
  emptyBody: '只有文件头，没有正文，用标题代替正文',
  emptyFile: '文件是空的，没有导入',

  missingPicture: (path: string) => `找不到图片 ${path}`,
  outsidePicture: (path: string) => `图片 ${path} 在文件夹之外，没有带上`,
  notPicture: (path: string) => `${path} 不是能识别的图片，没有带上`,
  unsafeSvg: (path: string) => `${path} 含有脚本或外部引用，没有带上`,
  hugePicture: (path: string, megabytes: number) => `图片 ${path} 超过 ${megabytes} MB，没有带上`,

  outcomes: {
    created: '新建',
    updated: '更新',
    unchanged: '未变',
    skipped: '跳过',
    failed: '失败',
    checked: '检查',
  },
  kinds: {
    'read-as': '其他编码，已正确读入',
    nul: '空字符',
    'cut-character': '字符被截断',
    'two-encodings': '一个文件两种编码',
    'unknown-encoding': '认不出的编码',
    mojibake: '乱码',
    'front-matter': '文件头有误',
    date: '日期有误',
    title: '标题取自别处',
    labels: '标签取自别处或被舍去',
    private: '草稿，仅作者可见',
    'empty-body': '没有正文',
    'missing-picture': '图片缺失',
    'outside-picture': '图片在文件夹之外',
    'bad-picture': '图片不能用',
    skipped: '没有导入，原因见上',
    failed: '没有导入',
  },
  summaryHead: '小结',
  speed: (seconds: string, rate: string) => `用时 ${seconds} 秒，每秒 ${rate} 篇`,
  allDone: '全部导入。',
  someFailed: (count: number) => `有 ${count} 个文件没有导入，原因见上。`,
}

export type NoteKind = keyof typeof copy.kinds
