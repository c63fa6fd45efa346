/** 文章、问题与资源共有的展示文案 */
export const copy = { anonymous: '佚名', crumbs: '当前位置', subscribe: '订阅 RSS' } as const
