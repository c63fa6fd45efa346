import type { AssistantFailure } from '../../platform/ai/assistant.ts'

/** 与助手的对话 */
export const copy = {
  missing: '对话不存在',
  missingAnswer: '对话里还没有回答',
  emptyTitle: '标题不能为空',
  emptyQuestion: '请先写下问题',
  answering: '这个对话正在回答另一个问题，请等它结束或先停止',
  changedElsewhere: '对话在别处已有新内容，请先刷新',
  takenId: '问题的编号已被使用，请刷新后再试',
  tooMany: (max: number) => `对话已有 ${max} 个，请先删除一些不再需要的`,
  full: (max: number) => `一个对话最多 ${max} 条，请新建对话`,
  failures: {
    silent: '助手很久没有回应，请重试',
    busy: '助手现在很忙，请稍后再试',
    unreachable: '助手暂时无法使用，请稍后再试',
    misconfigured: '助手的设置有误，暂时不能回答，请告诉站长',
    refused: '助手不能回答这个问题，请换个问法',
    broken: '回答中断了，请重试',
    empty: '助手没有给出回答，请重试',
    questionTooLong: '问题太长，请缩短后再问',
    answerTooLong: '回答太长，只写到这里，可以请助手继续',
  } satisfies Record<AssistantFailure, string>,
  restarting: '服务器正在重启，回答中断了，请重试',
  unsaved: '回答没能保存，请重试',
} as const
