import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const TEXT = 'harbour/text/en.json'
const written = (): unknown => JSON.parse(drafts.texts.get(TEXT) ?? '{}')

beforeEach(async () => {
  await speakIn('en')
  for (const key of localKeys('')) dropLocal(key)
  serveScenes()
  drafts.texts.set(TEXT, JSON.stringify({ name: 'Harbour', tasks: {} }))
  vi.spyOn(stageLens, 'view').mockReturnValue({ x: 960, y: 540, scale: 0.5 })
  showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.mocked(stageLens.view).mockRestore()
})

it('what a scene looks like is written beside it, and taken out again [ACCESS-1] [DESIGN-4]', async () => {
  const panel = within(await screen.findByRole('region', { name: 'Properties' }))
  const field = await panel.findByLabelText('Description (English)')
  await userEvent.type(field, ' Houses behind a quay. ')
  await userEvent.tab()
  await waitFor(() =>
    expect(written()).toEqual({ name: 'Harbour', description: 'Houses behind a quay.', tasks: {} }),
  )
  await userEvent.clear(field)
  await userEvent.tab()
  await waitFor(() => expect(written()).toEqual({ name: 'Harbour', tasks: {} }))
})
