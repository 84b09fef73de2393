import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { template as exam } from '#kinds/exam/edit/template.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { fakeLocks } from '#src/testing/locks.ts'
import { press } from '#src/testing/on-the-page.ts'
import { aProfile } from '#src/testing/profile.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { ContentRoute } from './ContentRoute.tsx'

const show = (path: string) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${path}`)

/** Another page has it. @returns settles when it is taken away there */
function holdElsewhere(name: string): Promise<void> {
  return new Promise((lose) => {
    void navigator.locks.request(name, () => new Promise(() => {})).catch(() => lose())
  })
}

describe('what is written in two tabs', () => {
  beforeEach(async () => {
    await serveWrittenTasks({ exam })
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, language: 'en', locks: fakeLocks() })
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('is a task in one of them only; the other says so, and can take it over [AUTHOR-1]', async () => {
    const isLost = holdElsewhere(`task-editor ${aProfile().id} harbour-tour`)
    show('tasks/harbour/exam')
    await screen.findByText(/^The tasks of this adventure are being written in another tab/)
    expect(screen.queryByLabelText('Question')).toBeNull()
    await press('Write here instead')
    await screen.findByLabelText('Question')
    await isLost
  })

  it('are translations in one of them only [AUTHOR-2]', async () => {
    const isLost = holdElsewhere(`translations ${aProfile().id} harbour-tour`)
    show('translations')
    await screen.findByText(/^This adventure is being translated in another tab/)
    await press('Write here instead')
    await screen.findByRole('table')
    await isLost
  })

  it('is left when its page is: the next one has it at once [AUTHOR-1]', async () => {
    const router = show('tasks/harbour/exam')
    await screen.findByLabelText('Question')
    await router.navigate('/app/content/harbour-tour/files')
    let isFree = false
    void navigator.locks.request(`task-editor ${aProfile().id} harbour-tour`, () => {
      isFree = true
      return Promise.resolve()
    })
    await waitFor(() => expect(isFree).toBe(true))
  })
})
