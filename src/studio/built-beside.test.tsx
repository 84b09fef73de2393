import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { template as book } from '#kinds/ebook/edit/template.ts'
import { template as course } from '#kinds/scorm/edit/template.ts'
import type { Preview } from '#shared/contract/previews.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropTab, readTab, tabKeys } from '#src/lib/tab-storage.ts'
import { aBuild } from '#src/testing/fake-content.ts'
import { drafts, MADE } from '#src/testing/fake-scenes.ts'
import { asked, ok, refusal } from '#src/testing/fake-server.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { ContentRoute } from './ContentRoute.tsx'

const ID = '0b4b6a52-0c3e-4c55-9f0c-2f3d8c1a7b11'
const aPreview: Preview = {
  ...{ id: ID, folder: 'harbour-tour', name: 'Harbour tour', shows: 'draft', number: 7, stage: 'newcomer' },
  languages: ['en', 'pl'],
  expiresAt: '2030-11-23T10:00:00.000Z',
}
const SCENES = 'GET /v2/content/harbour-tour/scenes'
const BEGIN = `POST /v2/content/harbour-tour/builds/${aBuild(7).id}/preview`
const RESTART = `POST /v2/previews/${ID}/restart`
/** As the last check built it, with these tasks. */
const made = (tasks: readonly string[], moved = {}) => {
  const [harbour, ...others] = MADE.missions
  const there = { ...harbour, tasks: tasks.map((id) => ({ id, names: {} })) }
  return ok({ made: { ...MADE, moved, missions: [there, ...others] } })
}
const open = (task: string) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/tasks/harbour/${task}`)
const frame = () => screen.findByTitle<HTMLIFrameElement>('As players see it')

describe('a task whose file is unpacked by the check', () => {
  beforeEach(async () => {
    await serveWrittenTasks(
      { book, course },
      {
        'harbour/books/book.epub': 'book',
        'harbour/packages/course.zip': 'course',
      },
    )
    drafts.refusals.set(BEGIN, [ok(aPreview)])
    drafts.refusals.set(RESTART, [ok({ ...aPreview, stage: 'open' })])
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    for (const key of tabKeys('')) dropTab(key)
  })

  it.each(['book', 'course'])(
    'is played beside its form by the game itself, with nothing locked: %s [AUTHOR-1] [WORLD-4]',
    async (task) => {
      drafts.refusals.set(SCENES, [made(['book', 'course'])])
      open(task)
      expect((await frame()).getAttribute('src')).toBe(
        `/preview/${ID};mission=harbour#/app/game/plot/task-introduction/${task}/harbour`,
      )
      expect(asked.find(({ url }) => url.endsWith('/restart'))?.body).toBe('{"stage":"open"}')
      await screen.findByText(/^What the last check of the draft built, in English\./)
      expect(readTab('apart _locale')).toBe('en')
      await userEvent.click(screen.getByLabelText('Polski'))
      await waitFor(() => expect(readTab('apart _locale')).toBe('pl'))
    },
  )

  it('is known there by its first name, and not before a check has come to something [AUTHOR-1] [WORLD-5]', async () => {
    drafts.refusals.set(SCENES, [made(['book'], { tales: 'book', port: 'harbour' })])
    open('book')
    expect((await frame()).getAttribute('src')).toContain('#/app/game/plot/task-introduction/tales/port')
    cleanup()
    queryClient.clear()
    drafts.refusals.set(SCENES, [made(['lamp'])])
    open('course')
    await screen.findByText(/^The file is unpacked when the draft is checked\./)
  })

  it('says where it could not be loaded, and tries again [AUTHOR-1]', async () => {
    drafts.refusals.set(SCENES, [made(['book'])])
    drafts.refusals.set(BEGIN, [refusal(409, 'build-not-done'), ok(aPreview)])
    open('book')
    await screen.findByText('The preview could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await frame()
  })
})
