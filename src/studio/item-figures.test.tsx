import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { template as exam } from '#kinds/exam/edit/template.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const QUESTIONS = [
  { id: 'knot', answers: ['bowline', 'granny', 'slip'], correct: ['bowline'] },
  { id: 'rope', answers: ['hemp', 'silk'], correct: ['hemp'] },
]
const WORDS = {
  knot: { question: 'Which knot?', answers: { bowline: 'Bowline', granny: 'Granny', slip: 'Slip' } },
  rope: { question: 'Which rope?', answers: { hemp: 'Hemp', silk: 'Silk' } },
}
const open = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/tasks/harbour/exam')

const blank = { open: 0, seconds: null, sureness: null }

describe('how players answered, beside a question', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    const { en } = exam.words
    drafts.texts = new Map([
      ['adventure.json', '{ "rootMission": "harbour", "languages": ["en"] }\n'],
      ['harbour/mission.json', '{ "tasks": ["exam"] }\n'],
      [
        'harbour/tasks/exam.json',
        JSON.stringify({ ...exam.file, content: { type: 'egzamin', questions: QUESTIONS, passMark: 50 } }),
      ],
      [
        'harbour/text/en.json',
        JSON.stringify({ name: 'Harbour', tasks: { exam: { ...en, questions: WORDS } } }),
      ],
    ])
    drafts.items = [
      {
        ...{ number: 2, publishedAt: '2026-11-20T10:00:00Z' },
        items: [
          {
            ...{ id: 'knot', people: 20, right: 12, open: 2, seconds: 14 },
            sureness: { sureRight: 6, sureWrong: 4, unsureRight: 8, unsureWrong: 2 },
            answers: [
              { id: 'bowline', people: 12 },
              { id: 'granny', people: 5 },
              { id: 'reef', people: 1 },
            ],
          },
          { ...blank, id: 'rope', people: 5, right: 0, answers: [{ id: 'silk', people: 5 }] },
        ],
      },
      {
        ...{ number: 1, publishedAt: '2026-11-10T10:00:00Z' },
        items: [{ ...blank, id: 'knot', people: 10, right: 3, answers: [] }],
      },
    ]
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('is the share that was right, before and after the edit, time, sureness, and which answer draws [AUTHOR-4]', async () => {
    open()
    const figures = within(await screen.findByRole('region', { name: 'How players answered' }))
    figures.getByText(/^20 people at their first try, in version 2 of the task/)
    figures.getByText('60%', { selector: 'strong' })
    figures.getByText('30% before, of 10 people')
    figures.getByText('14 seconds')
    expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bowline60%right',
      'Granny25%draws most wrong answers',
      'Slip0%nobody chose it',
      'reef5%not in this draft any more',
    ])
    expect(figures.getByText('Sure, but wrong').nextElementSibling?.textContent).toBe('20%')
    expect(figures.getByText('Left without an answer').nextElementSibling?.textContent).toBe('10%')
  })

  it('says where nobody or everybody got it right, and where too few have answered [AUTHOR-4]', async () => {
    open()
    ;(await screen.findByRole('button', { name: /^2\. Which rope/ })).click()
    await screen.findByText(/^Nobody got it right/)
    cleanup()
    queryClient.clear()
    drafts.items = []
    open()
    await screen.findByText('Shown once enough people have answered it.')
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [AUTHOR-4]', async (language) => {
    await speakIn(language)
    open()
    await screen.findByText(/Bowline/, { selector: 'li *' })
    expect(document.body.textContent).not.toMatch(/authoring\.\w/)
  })
})
