import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { template as pill } from '#kinds/learning-pill/edit/template.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { drafts } from '#src/testing/fake-scenes.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { ContentRoute } from './ContentRoute.tsx'

const PICTURE = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'knot.svg', { type: 'image/svg+xml' })
const FILES = 'harbour/pictures/knot.svg'

const textOf = (path: string) => drafts.texts.get(path) ?? ''
const which = () => field('Picture of this adventure')
const isNamed = () => textOf('harbour/tasks/pill.json').includes('knot.svg')

const METHODS = {
  pasted: async () => fireEvent.paste(await which(), { clipboardData: { files: [PICTURE] } }),
  dropped: async () =>
    fireEvent.drop(await which(), { dataTransfer: { types: ['Files'], files: [PICTURE] } }),
  uploaded: async () =>
    userEvent.upload(await screen.findByLabelText('Upload a picture', { selector: 'input' }), PICTURE),
}

describe('a picture of a card', () => {
  beforeEach(async () => {
    await serveWrittenTasks({ pill })
    showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/tasks/harbour/pill')
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it.each(['pasted', 'dropped', 'uploaded'] as const)(
    'that is %s asks what it shows, and goes again with its file where that is undone [AUTHOR-1] [A11Y-1]',
    async (kind) => {
      const before = textOf('harbour/text/en.json')
      await METHODS[kind]()
      await waitFor(() => expect(drafts.texts.has(FILES)).toBe(true))
      expect(isNamed()).toBe(true)
      const alt = await field('What the picture shows')
      expect([alt.value, alt.getAttribute('aria-invalid')]).toEqual(['', 'true'])
      await press('Undo')
      await waitFor(() => expect(drafts.texts.has(FILES)).toBe(false))
      expect(isNamed()).toBe(false)
      expect(textOf('harbour/text/en.json')).toBe(before)
      await press('Redo')
      await waitFor(() => expect(drafts.texts.has(FILES)).toBe(true))
      expect(isNamed()).toBe(true)
    },
  )

  it('that is brought twice gets a name of its own, also before the first has arrived [AUTHOR-1]', async () => {
    await METHODS.pasted()
    await waitFor(async () => expect((await which()).value).toBe('knot.svg'))
    await METHODS.pasted()
    await waitFor(async () => expect((await which()).value).toBe('knot-2.svg'))
    expect(screen.queryByText(/is not among the pictures of this adventure/)).toBeNull()
    await waitFor(() => expect(drafts.texts.has('harbour/pictures/knot-2.svg')).toBe(true))
    expect(drafts.texts.has(FILES)).toBe(true)
  })
})
