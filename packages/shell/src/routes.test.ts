import * as defined from '@mozhan/routes'
import { expect, it } from 'vitest'
import { internalRoutes, routes, searchHref } from './routes.ts'

it('matches the route definitions', () => {
  expect(routes).toEqual({
    home: defined.homePage.path,
    gpt: defined.gptPage.path,
    resources: defined.resourceList.path,
    questions: defined.questionList.path,
    siteHistory: defined.historyPage.path,
    search: defined.searchPage.path,
    writeArticle: defined.articleEditor.path,
    askQuestion: defined.questionEditor.path,
    uploadResource: defined.resourceForm.path,
    personalCentre: defined.accountPage.path,
    readingHistory: defined.accountPage.href({ tab: 'h' }),
    messages: defined.messagePage.href({ t: 2 }),
    likes: defined.messagePage.href({ t: 1 }),
    letters: defined.messagePage.href({ t: 4 }),
    notices: defined.messagePage.href({ t: 5 }),
    messageSettings: defined.messagePage.href({ panel: 'settings' }),
  })
  expect(internalRoutes).toEqual({
    login: defined.loginHandler.path,
    register: defined.loginHandler.href({ dest: 'register' }),
    failure: defined.failureHandler.path,
  })
  expect(searchHref('a')).toBe(defined.searchPage.href({ key: 'a', t: 4 }))
})

it('accepts lone surrogates and leaves well-formed text unchanged', () => {
  expect(searchHref('a\ud83d')).toBe('/search/?key=a%EF%BF%BD&t=4')
  expect(searchHref('👩‍💻')).toBe(`/search/?key=${encodeURIComponent('👩‍💻')}&t=4`)
})
