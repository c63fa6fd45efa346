/** 备份与恢复时说的话 */
export const copy = {
  usage: '请说明放在哪个文件夹：pnpm backup <文件夹>，pnpm restore <文件夹>',
  database: (place: string) => `数据库（${place}）…`,
  embedded: { running: '由正在运行的服务导出', stopped: '服务没有在运行，直接读取' },
  files: '文件…',
  bucket: (bucket: string) =>
    `上传的文件在存储桶 ${bucket} 里，不在备份之内：请用存储服务自己的版本或复制`,
  finished: (folder: string, files: number) => `备份好了：${folder}，${files} 个文件。`,
  restored: (files: number) => `恢复好了：数据库与 ${files} 个文件。现在可以启动。`,
  exists: (folder: string) => `${folder} 已经存在：请换一个文件夹`,
  notEmpty: (folder: string) => `${folder} 里已经有数据：请用 DATA_DIR 指向一个空的文件夹`,
  databaseNotEmpty: 'DATABASE_URL 指向的数据库里已经有表：请换一个空的数据库',
  noBackup: (folder: string) => `${folder} 不是一份备份`,
  otherKind: {
    pglite: '这是内置数据库的备份：恢复时不要设 DATABASE_URL',
    postgres: '这是 PostgreSQL 的备份：恢复时请设 DATABASE_URL',
  },
  noProgram: (name: string) => `没有 ${name}：请安装 postgresql-client，版本不低于数据库`,
  failed: (name: string, reason: string) => `${name} 失败：${reason}`,
} as const
