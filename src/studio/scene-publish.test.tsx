import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { aVersion } from '#src/testing/fake-content.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { asked, ok } from '#src/testing/fake-server.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const SCENE = '/app/content/harbour-tour/scenes/harbour'
const VERSIONS = 'POST /v2/content/harbour-tour/versions'
const publish = () => screen.findByRole('button', { name: 'Publish' })

beforeEach(async () => {
  await speakIn('en')
  for (const key of localKeys('')) dropLocal(key)
  serveScenes()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('publishes from inside the editor, by the dialogue of the adventure [DESIGN-4] [WORLD-3]', async () => {
  drafts.refusals.set(VERSIONS, [ok(aVersion(5))])
  showRoute('/app/content', <ContentRoute />, SCENE)
  await waitFor(async () => expect((await publish()).getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(await publish())
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  await screen.findByText(/version 5/i)
  expect(asked.some(({ method, url }) => method === 'POST' && url.endsWith('/versions'))).toBe(true)
})

it('stays open while a first build is replaced by the next one [DESIGN-4]', async () => {
  showRoute('/app/content', <ContentRoute />, SCENE)
  await screen.findByRole('heading', { name: 'Harbour', level: 1 })
  drafts.refusals.set('GET /v2/content/harbour-tour/scenes', [ok({ made: null })])
  await act(async () => queryClient.refetchQueries({ queryKey: ['made-scenes'] }))
  expect(drafts.refusals.get('GET /v2/content/harbour-tour/scenes')).toEqual([])
  expect(screen.getByRole('heading', { name: 'Harbour', level: 1 })).toBeTruthy()
})

it('publishes nothing while the last change is not on the server [DESIGN-4] [WORLD-6]', async () => {
  drafts.refusals.set(
    'POST /v2/content-blobs',
    Array.from({ length: 50 }, () => 'no-answer' as const),
  )
  showRoute('/app/content', <ContentRoute />, SCENE)
  const lamp = await screen.findByRole('button', {
    name: (name, node) => name === 'Lamp' && node.hasAttribute('data-element'),
  })
  await userEvent.click(lamp)
  lamp.focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByText('No connection. Saved on this device.')
  const button = await publish()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await screen.findByText('Wait until everything is saved.')
})
