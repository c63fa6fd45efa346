/** 列表里每行工具的文案 */
export const copy = { edit: '编辑', remove: '删除', removed: '已删除' } as const
